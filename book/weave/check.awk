# check.awk: refuses what noweb and pandoc would let pass. Goes after graph.awk; each error names chapter and line.
# With -v only=code, what the prose says of other chapters is not looked at (a snapshot lacks the later ones).

END {
    check_chunks()
    check_code()
    check_definitions()
    if (only != "code") {
        check_links()
        check_citations()
        check_quotes()
        check_runs()
        check_exercises()
    }
    for (i = 1; i <= error_count; i++)
        print errors[i] | "cat >&2"
    if (error_count)
        exit 1
}

# Chunks: defined, used, no circles, nothing from later chapters

function check_chunks(    i, name) {
    for (i = 1; i <= uses; i++) {
        name = use_name[i]
        if (!(name in first))
            error(use_at(i), "no chunk is called <<" name ">>")
        else if (comes_later(chunk_chapter[first[name]], chunk_chapter[use_from[i]]))
            error(use_at(i), "<<" name ">> is made by a later chapter, " path[chunk_chapter[first[name]]])
    }
    for (i = 1; i <= name_count; i++)
        if (users[names[i]] == "")
            check_root(names[i])
        else if (reaches(names[i], names[i]))
            error(chunk_at(first[names[i]]), "<<" names[i] ">> uses itself")
}

function use_at(i) { return path[chunk_chapter[use_from[i]]] ":" use_line[i] }

# Appendix A comes before every chapter, the other appendices after them all.
function rank(chapter) { return number[chapter] == "A" ? 0 : chapter }
function comes_later(a, b) { return rank(a) > rank(b) }

function reaches(from, goal,    list, n, i, name) {
    n = split(users[from], list, " ")
    for (i = 1; i <= n; i++) {
        name = chunk_name[list[i]]
        if (name == goal)
            return 1
        if (!((goal, name) in walked)) {
            walked[goal, name] = 1
            if (reaches(name, goal))
                return 1
        }
    }
    return 0
}

# Roots: the name of a chunk that nobody uses is the path of a file, and the path says what the file is

function check_root(name,    chapter, own, at) {
    chapter = chunk_chapter[first[name]]
    own = stem[chapter]
    at = chunk_at(first[name])
    if (name !~ /^(tangled|tests)\//)
        error(at, "<<" name ">> is never used, and is not the path of a file under tangled/ or tests/")
    else if (name !~ /^[A-Za-z0-9_.\/+-]+$/ || name ~ /(^|\/)\.\.?(\/|$)/ || name ~ /\/\//)
        error(at, "<<" name ">> is not a plain path")
    else if (!is_house_path(name, own))
        error(at, "<<" name ">> has no place in the house: see the table of paths in CONTRIBUTING.md")
}

function is_house_path(name, own) {
    if (name == "tests/" own ".c" || name == "tangled/bench/" own ".c")
        return 1
    if (index(name, "tangled/examples/" own "/") == 1)
        return name ~ /^tangled\/examples\/[^\/]+\/[a-z0-9-]+\.[ch]$/
    if (index(name, "tangled/exercises/" own "/") == 1)
        return name ~ /^tangled\/exercises\/[^\/]+\/[a-z0-9-]+\/(starter|tests|hidden|answer|wrong-[a-z0-9-]+)\.c$/
    return name ~ /^tangled\/(include\/nibble|src|tools|harness(\/criterion)?)\/[a-z0-9_-]+\.[ch]$/
}

# Lines of code: width, uses that are not alone, names that nobody declares

function check_code(    i, at, s) {
    for (i = 1; i <= code_lines; i++) {
        s = code_text[i]
        at = path[chunk_chapter[code_chunk[i]]] ":" code_line[i]
        check_width(s, at)
        check_inline_uses(s, at)
        check_names(s, at, chunk_chapter[code_chunk[i]])
        if (is_header(code_chunk[i]))
            check_contract(i, at)
    }
}

function check_inline_uses(s, at,    name) {
    if (s ~ /^ *<<[^<>]*>> *$/)
        return
    while (match(s, /<<[^<>]+>>/)) {
        name = substr(s, RSTART + 2, RLENGTH - 4)
        s = substr(s, RSTART + RLENGTH - 2)
        if (name in first)
            error(at, "<<" name ">> is a chunk, and a use of a chunk stands alone on its line")
    }
}

# A chapter of 0 (prose) may speak of later chapters.
function check_names(s, at, chapter,    name) {
    while (match(s, /[A-Za-z0-9_]+/)) {
        name = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (name !~ /^(nb|NB)_./ || name ~ /^NB_[A-Z0-9_]*_H$/)
            continue
        if (!(name in defined_in))
            error(at, "no chunk declares " name ": add `@ %def " name "` to the chunk that defines it")
        else if (chapter && comes_later(chunk_chapter[defined_in[name]], chapter))
            error(at, name " is made by a later chapter, " path[chunk_chapter[defined_in[name]]])
    }
}

# Contracts: above each public function of an installed header stands a comment that says what it returns

function is_header(k) { return ends_up_in(chunk_name[k], "tangled/include/") }

function ends_up_in(name, prefix,    list, n, i) {
    if (!((name, prefix) in ends_known)) {
        ends_known[name, prefix] = users[name] == "" && index(name, prefix) == 1
        n = split(users[name], list, " ")
        for (i = 1; i <= n; i++)
            if (ends_up_in(chunk_name[list[i]], prefix))
                ends_known[name, prefix] = 1
    }
    return ends_known[name, prefix]
}

function check_contract(i, at,    s, before) {
    s = code_text[i]
    if (s !~ /^[a-z].*[ *]nb_[a-z0-9_]+\(/ && s !~ /^nb_[a-z0-9_]+\(/)
        return
    before = s ~ /^nb_[a-z0-9_]+\(/ ? i - 2 : i - 1
    if (code_chunk[before] != code_chunk[i] || code_text[before] !~ /\*\/ *$/)
        error(at, "a public function needs a contract: a /** comment */ directly above it")
}

function check_definitions(    i, j, name, found) {
    for (j = 1; j <= code_lines; j++)
        text_of[code_chunk[j]] = text_of[code_chunk[j]] " " code_text[j] " "
    for (i = 1; i <= defs; i++) {
        name = def_name[i]
        if (text_of[def_chunk[i]] !~ "[^A-Za-z0-9_]" name "[^A-Za-z0-9_]")
            error(path[chunk_chapter[def_chunk[i]]] ":" def_line[i], "%def " name ", but the chunk <<" chunk_name[def_chunk[i]] ">> does not hold it")
    }
}

# Prose: links, transcripts, exercises

function check_links(    i) {
    for (i = 1; i <= links; i++)
        if (!(link_id[i] in id_chapter))
            error(path[link_chapter[i]] ":" link_line[i], "a dead link: nothing has the id #" link_id[i])
}

function check_citations(    i, entry, known) {
    while ((getline entry < "book/references.bib") > 0)
        if (match(entry, /^@[a-z]+\{[^,]+,/))
            known[substr(entry, index(entry, "{") + 1, RLENGTH - index(entry, "{") - 1)] = 1
    for (i = 1; i <= cites; i++)
        if (!(cite_key[i] in known))
            error(cite_at[i], "book/references.bib has no entry " cite_key[i])
}

function check_quotes(    i) {
    for (i = 1; i <= quotes; i++)
        check_names(quote_text[i], quote_at[i], 0)
}

function check_runs(    i, at, c, key, file) {
    for (i = 1; i <= runs; i++) {
        c = run_chapter[i]
        at = path[c] ":" run_line[i]
        file = "tangled/examples/" stem[c] "/" run_program[i] ".c"
        run_of[file] = 1
        if (run_program[i] == "")
            error(at, "a .run block names its program: {.run program=\"name\"}")
        else if (!(file in first))
            error(at, "no chunk makes the program: <<" file ">>")
        if (run_expect[i] !~ /^(pass|fail|crash|compile-error)$/)
            error(at, "expect is pass, fail, crash or compile-error, not " run_expect[i])
        key = c SUBSEP run_key[i]
        if (key in run_seen && run_seen[key] != run_args[i] SUBSEP run_expect[i] SUBSEP run_program[i])
            error(at, "two different runs are called " run_key[i] ": give one an as=\"name\"")
        run_seen[key] = run_args[i] SUBSEP run_expect[i] SUBSEP run_program[i]
    }
    for (i = 1; i <= name_count; i++)
        if (names[i] ~ /^tangled\/examples\/.*\.c$/ && !(names[i] in run_of))
            error(chunk_at(first[names[i]]), "no .run block shows what this program prints: " names[i])
}

function check_exercises(    i, id, at, dir) {
    for (i = 1; i <= exercise_count; i++) {
        id = exercises[i]
        at = path[exercise_chapter[id]] ":" exercise_line[id]
        dir = "tangled/exercises/" stem[exercise_chapter[id]] "/" id "/"
        if (exercise_stars[id] !~ /^[1-4]$/)
            error(at, "exercise " id ": stars is 1, 2, 3 or 4")
        if (exercise_title[id] == "")
            error(at, "exercise " id " opens with its title in bold: **Title.**")
        if (!exercise_hints[id])
            error(at, "exercise " id " has no hint")
        check_exercise_files(id, at, dir)
    }
    for (i = 1; i <= name_count; i++)
        if (names[i] ~ /^tangled\/exercises\//)
            check_exercise_home(names[i])
}

function check_exercise_files(id, at, dir,    i, wrong) {
    if (!((dir "starter.c") in first))
        error(at, "exercise " id " has no starter: <<" dir "starter.c>>")
    if (!((dir "tests.c") in first))
        error(at, "exercise " id " has no tests: <<" dir "tests.c>>")
    if (!((dir "answer.c") in first))
        error(at, "exercise " id " has no answer: <<" dir "answer.c>>")
    for (i = 1; i <= name_count; i++)
        if (index(names[i], dir "wrong-") == 1)
            wrong = 1
    if (!wrong)
        error(at, "exercise " id " has no known wrong answer: <<" dir "wrong-….c>>")
}

function check_exercise_home(name,    part, k, secret) {
    split(name, part, "/")
    k = first[name]
    secret = part[5] ~ /^(answer|hidden|wrong-.*)\.c$/
    if (!(part[4] in exercise_line))
        error(chunk_at(k), "no exercise has the id #" part[4] ": " name)
    else if (secret && chunk_answer[k] != part[4])
        error(chunk_at(k), part[5] " stands inside the ::: answer of its exercise")
    else if (part[5] == "starter.c" && chunk_answer[k] != "")
        error(chunk_at(k), "starter.c stands outside the ::: answer")
}
