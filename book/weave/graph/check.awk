# check.awk: refuses what noweb and pandoc would let pass. Goes after graph.awk, check-blocks.awk and check-names.awk; each error names
# chapter and line.
# With -v only=code, what the prose says of other chapters is not looked at (a snapshot lacks the later ones).

END {
    check_chapters()
    check_attributes()
    check_chunks()
    check_code()
    check_definitions()
    check_contracts()
    if (only != "code") {
        check_links()
        check_citations()
        check_prose()
        check_files()
        check_asms()
        check_runs()
        check_exercises()
        check_corrections()
        check_subjects()
    }
    for (i = 1; i <= error_count; i++)
        print errors[i] | "cat >&2"
    if (error_count)
        exit 1
}

# Chapters: one number and one page each

function check_chapters(    c, reserved) {
    reserved = "^(index|index-of-names|answers|fonts|book)$"
    for (c = 1; c <= chapters; c++) {
        if (number[c] != "-" && number[c] in numbered_by)
            error(path[c] ":1", "this number is taken by " numbered_by[number[c]])
        if (number[c] == "D")
            error(path[c] ":1", "appendix D is the answers, which the build makes")
        if (slug[c] in paged_by)
            error(path[c] ":1", "the page " slug[c] ".html is taken by " paged_by[slug[c]])
        if (slug[c] ~ reserved)
            error(path[c] ":1", "the page " slug[c] ".html is one that the build makes itself")
        if (slug[c] ~ /^answers-/)
            error(path[c] ":1", "the page " slug[c] ".html is one of answers: no chapter is called so")
        if (slug[c] ~ /-files$/)
            error(path[c] ":1", "the page " slug[c] ".html is one of whole files: no chapter is called so")
        numbered_by[number[c]] = path[c]
        paged_by[slug[c]] = path[c]
    }
}

# Chunks: defined, used, no circles, nothing from later chapters

function check_chunks(    i, name) {
    find_makers()
    for (i = 1; i <= uses; i++) {
        name = use_name[i]
        if (!(name in first))
            error(use_at(i), no_chunk(name))
        else if (comes_later(maker[name], chunk_chapter[use_from[i]]))
            error(use_at(i), "<<" name ">> is made by a later chapter, " path[chunk_chapter[first[name]]])
    }
    for (i = 1; i <= chunks; i++)
        if (prev_chunk[i] && chunk_chapter[i] != chunk_chapter[prev_chunk[i]] && chunk_name[i] !~ /^all /)
            error(chunk_at(i), "<<" chunk_name[i] ">> goes on from " chunk_at(prev_chunk[i]) ": a chunk that chapters add to is called <<all ...>>")
    for (i = 1; i <= name_count; i++)
        if (users[names[i]] == "")
            check_root(names[i])
        else if (reaches(names[i], names[i]))
            error(chunk_at(first[names[i]]), "<<" names[i] ">> uses itself")
}

# maker: the first chapter that makes a chunk of this name. A collector may be begun in appendix A and go on in a chapter, which noweb reads first.
function find_makers(    i, name) {
    for (i = 1; i <= chunks; i++) {
        name = chunk_name[i]
        if (!(name in maker) || comes_later(maker[name], chunk_chapter[i]))
            maker[name] = chunk_chapter[i]
    }
}

function no_chunk(name) {
    return "no chunk is called <<" name ">>: " did_you_mean(name, names, name_count) "a line with <<" name ">>= begins one"
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
        error(at, "<<" name ">> is never used: " did_you_mean(name, names, name_count) "use it in a chunk, or call it by the path of a file under tangled/ or tests/")
    else if (name !~ /^[A-Za-z0-9_.\/+-]+$/ || name ~ /(^|\/)\.\.?(\/|$)/ || name ~ /\/\//)
        error(at, "<<" name ">> is not a plain path")
    else if (!is_house_path(name, own))
        error(at, "<<" name ">> has no place in the house: see the table of paths in book/FORMAT.nw")
    else if (!has_code(name))
        error(at, "<<" name ">> makes an empty file")
}

# A use counts by what it stands for. (A chunk that is not there, or uses itself, has an error of its own.)
function has_code(name,    k, i, used) {
    if (name in code_known)
        return code_known[name]
    code_known[name] = 0
    for (k = first[name]; k; k = next_chunk[k])
        for (i = code_first[k]; i && code_chunk[i] == k; i++) {
            used = code_text[i]
            if (gsub(/^ *<<|>> *$/, "", used) == 2 ? has_code(used) : used ~ /[^ ]/)
                return code_known[name] = 1
        }
    return 0
}

function is_house_path(name, own) {
    if (name == "tests/" own ".c" || name == "tangled/bench/" own ".c")
        return 1
    if (index(name, "tangled/bench/" own "/") == 1)
        return name ~ /^tangled\/bench\/[^\/]+\/[a-z0-9_]+\.[ch]$/
    if (index(name, "tangled/examples/" own "/") == 1)
        return name ~ /^tangled\/examples\/[^\/]+\/[a-z0-9-]+\.[ch]$/
    if (index(name, "tangled/exercises/" own "/") == 1)
        return name ~ /^tangled\/exercises\/[^\/]+\/[a-z0-9-]+\/(starter|tests|questions|answer|wrong-[a-z0-9-]+)\.c$/
    if (index(name, "tangled/proofs/") == 1)
        return name ~ /^tangled\/proofs\/[a-z-]+\.smt2$/
    return name ~ /^tangled\/(include\/nibble|src|tools(\/[a-z0-9-]+)?|harness(\/criterion)?)\/[a-z0-9_-]+\.[ch]$/
}

# Lines of code: width, uses that are not alone, names that nobody declares

function check_code(    i, at, s) {
    for (i = 1; i <= code_lines; i++) {
        s = code_text[i]
        at = path[chunk_chapter[code_chunk[i]]] ":" code_line[i]
        check_width(s, at)
        check_inline_uses(s, at)
        check_names(s, at, chunk_chapter[code_chunk[i]])
        if (ends_up_in(chunk_name[code_chunk[i]], "tests/") && s ~ /\.disabled/)
            error(at, "a test that is disabled")
        if (s ~ /^ +Test\(/)
            error(at, "a test begins with Test( at the left margin, where the tests of a suite are counted; this one is indented by " index(s, "T") - 1)
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

# Contracts: above each public function of an installed header stands a comment that says what it returns

function check_contracts(    d, i) {
    for (i = 1; i <= code_lines; i++)
        if (!(code_chunk[i] in first_line))
            first_line[code_chunk[i]] = i
    for (d = 1; d <= defs; d++)
        if (ends_up_in(chunk_name[def_chunk[d]], "tangled/include/"))
            check_contract(def_name[d], def_chunk[d])
}

# The first line that declares a function or a macro of this name, and what stands above it.
function check_contract(name, k,    i, at) {
    for (i = first_line[k]; code_chunk[i] == k; i++)
        if (declares(code_text[i], name)) {
            at = path[chunk_chapter[k]] ":" code_line[i]
            for (i--; code_chunk[i] == k && code_text[i] ~ /[A-Za-z_)*]$/; i--)
                continue
            if (code_chunk[i] != k || code_text[i] !~ /\*\/ *$/ || !is_contract(i, k))
                error(at, "a public function needs a contract: a /** comment */ directly above it")
            return
        }
}

function declares(s, name) {
    return s !~ /^ *\/?\*/ && (s ~ ("(^|[^A-Za-z0-9_])" name " *\\(") && s !~ /=.*\(|return/ || s ~ ("^ *# *define +" name "([^A-Za-z0-9_]|$)"))
}

# The comment that ends on line i begins with two stars and says something.
function is_contract(i, k,    words) {
    for (; i && code_chunk[i] == k; i--) {
        words = words code_text[i]
        if (code_text[i] ~ /\/\*/)
            return code_text[i] ~ /\/\*\*/ && words ~ /[A-Za-z]/
    }
    return 0
}

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

function check_definitions(    i, j, k, name) {
    for (j = 1; j <= code_lines; j++) {
        k = code_chunk[j]
        text_of[k] = text_of[k] " " code_text[j] " "
        code_of[k] = code_of[k] " " without_comments(code_text[j], k == code_chunk[j - 1]) " "
    }
    for (i = 1; i <= defs; i++) {
        name = def_name[i]
        if (name !~ /_/ && name !~ /^Test/)
            error(path[chunk_chapter[def_chunk[i]]] ":" def_line[i], "%def " name ": only names of the library or the harness are declared")
        if (code_of[def_chunk[i]] !~ "[^A-Za-z0-9_]" name "[^A-Za-z0-9_]")
            error(path[chunk_chapter[def_chunk[i]]] ":" def_line[i], "%def " name ", but the chunk <<" chunk_name[def_chunk[i]] ">> does not hold it outside its comments")
    }
}

# Prose: links, transcripts, exercises

function check_links(    i) {
    for (i = 1; i <= links; i++)
        if (!(link_id[i] in id_chapter))
            error(path[link_chapter[i]] ":" link_line[i], "a dead link: nothing has the id #" link_id[i] nearest_id(link_id[i]))
}

function nearest_id(id,    i, n, ids, meant) {
    for (i in id_chapter)
        ids[++n] = i
    meant = nearest_name(id, ids, n)
    return meant == "" ? "" : "; did you mean #" meant "?"
}

function check_citations(    i, entry, known) {
    while ((getline entry < "book/references.bib") > 0)
        if (match(entry, /^@[a-z]+\{[^,]+,/))
            known[substr(entry, index(entry, "{") + 1, RLENGTH - index(entry, "{") - 1)] = 1
    close("book/references.bib")
    for (i = 1; i <= cites; i++)
        if (!(cite_key[i] in known))
            error(cite_at[i], "book/references.bib has no entry " cite_key[i])
}

# Names of C and of chunks in the running text, and marks of what is not done.
function check_prose(    i, s, name) {
    collect_identifiers()
    for (i = 1; i <= prose_count; i++) {
        s = prose_line[i]
        check_names(s, prose_at[i], 0)
        check_quoted_names(s, prose_at[i])
        while (match(s, /\[\[<<[^]<>]+>>\]\]/)) {
            name = substr(s, RSTART + 4, RLENGTH - 8)
            s = substr(s, RSTART + RLENGTH)
            if (!(name in first))
                error(prose_at[i], no_chunk(name))
        }
    }
}

function outside_quotes(s) { gsub(/\047[^\047]*\047/, "", s); return s }

function check_runs(    i, at, c, key, file) {
    for (i = 1; i <= runs; i++) {
        c = run_chapter[i]
        at = path[c] ":" run_line[i]
        file = "tangled/examples/" stem[c] "/" run_program[i] ".c"
        run_of[file] = 1
        if (run_program[i] == "-")
            check_command(run_args[i], run_key[i], at)
        else if (run_program[i] == "")
            error(at, "a .run block names its program: {.run program=\"name\"}")
        else if (!(file in first))
            error(at, "no chunk makes the program: <<" file ">>")
        if (run_program[i] run_key[i] !~ /^[a-z0-9-]*$/)
            error(at, "the names of programs and transcripts are small letters, digits and -")
        if (run_program[i] != "-" && outside_quotes(run_args[i]) ~ /[;|&<>$`*?#~()\\!]/)
            error(at, "a shell reads args: put \047 \047 around what has one of ; | & < > $ ` * ? # ~ ( ) \\ !")
        if (run_expect[i] !~ /^(pass|fail|crash|compile-error)$/)
            error(at, "expect is pass, fail, crash or compile-error, not " run_expect[i])
        key = c SUBSEP run_key[i]
        if (key in run_seen && run_seen[key] != run_args[i] SUBSEP run_expect[i] SUBSEP run_program[i])
            error(at, "two different runs are called " run_key[i] ": give one an as=\"name\"")
        run_seen[key] = run_args[i] SUBSEP run_expect[i] SUBSEP run_program[i]
    }
    for (i = 1; i <= name_count; i++)
        if (names[i] ~ /^tangled\/examples\/.*\.c$/ && !(names[i] in run_of))
            error(chunk_at(first[names[i]]), "no .run block shows what this program prints, and no .asm block its instructions: " names[i])
}

# A program whose instructions are shown need not be run.
function check_asms(    i, at, file, key, what) {
    for (i = 1; i <= asms; i++) {
        at = path[asm_chapter[i]] ":" asm_line[i]
        file = "tangled/examples/" stem[asm_chapter[i]] "/" asm_program[i] ".c"
        run_of[file] = 1
        if (asm_program[i] !~ /^[a-z0-9-]+$/ || asm_function[i] !~ /^[A-Za-z_][A-Za-z0-9_]*$/)
            error(at, "an .asm block names a program and a function of it: {.asm program=\"name\" function=\"name\"}")
        else if (!(file in first))
            error(at, "no chunk makes the program: <<" file ">>")
        if (asm_cc[i] !~ /^(gcc|clang)$/)
            error(at, "cc is gcc or clang, not " asm_cc[i])
        if (asm_options[i] ~ /native/ || (asm_options[i] " ") !~ /^((-[OfmDU]|-std=)[A-Za-z0-9_=.,+-]* +)+$/)
            error(at, "options are -O, -m, -f, -D, -U and -std= with what a shell leaves alone, and -march is a name: " asm_options[i])
        if (asm_claims[i] !~ /^[a-z0-9* ]*\t[a-z0-9* ]*\t[0-9]*\t[0-9]*$/)
            error(at, "holds and lacks are mnemonics, or beginnings of some (cmov*); count and tally are numbers")
        if (asm_claims[i] ~ /\t[0-9]+\t[0-9]+$/)
            error(at, "tally counts vector instructions and shows them, count those of a listing: a block has one of them")
        key = asm_chapter[i] SUBSEP asm_key[i]
        what = asm_program[i] SUBSEP asm_function[i] SUBSEP asm_cc[i] SUBSEP asm_options[i]
        if (key in asm_seen && asm_seen[key] != what)
            error(at, "the options of two .asm blocks differ only in signs: write one of them otherwise")
        asm_seen[key] = what
    }
}

# The files that a command names are there; what it prints is kept under a name.
function check_command(command, key, at,    word, n, i, file) {
    if (key == "" || key == "-")
        error(at, "a .shell block names its transcript: as=\"name\"")
    n = split(command, word, " ")
    for (i = 1; i <= n; i++)
        if (word[i] ~ /^[a-z]+\/[A-Za-z0-9_.\/-]+\.[a-z]+$/ && !is_there(word[i]))
            error(at, "there is no file " word[i])
    while (match(command, /build\/tools\/[a-z0-9-]+/)) {
        file = "tangled/tools/" substr(command, RSTART + 12, RLENGTH - 12) ".c"
        if (!(file in first))
            error(at, "no chunk makes the tool: <<" file ">>")
        command = substr(command, RSTART + RLENGTH)
    }
}

function check_exercises(    i, id, at, dir) {
    for (i = 1; i <= exercise_count; i++) {
        id = exercises[i]
        at = path[exercise_chapter[id]] ":" exercise_line[id]
        dir = "tangled/exercises/" stem[exercise_chapter[id]] "/" id "/"
        if (exercise_stars[id] !~ /^[1-4]$/)
            error(at, "exercise " id ": stars is 1, 2, 3 or 4")
        if (exercise_title[id] == "" || exercise_title[id] == "?")
            error(at, "exercise " id " opens with its title in bold: **Title.**")
        if (exercise_teaches[id] == "")
            error(at, "exercise " id " does not say what it teaches=")
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
    if (!((dir "questions.c") in first))
        error(at, "exercise " id " has no questions: <<" dir "questions.c>>")
    if (!((dir "answer.c") in first))
        error(at, "exercise " id " has no answer: <<" dir "answer.c>>")
    for (i = 1; i <= name_count; i++)
        if (index(names[i], dir "wrong-") == 1) {
            wrong = 1
            if (text_of[first[names[i]]] !~ /^[ \n]*\/\*/)
                error(chunk_at(first[names[i]]), "a wrong answer opens with a comment, which is what its reader is told")
        }
    if (((dir "starter.c") in first) && text_of[first[dir "starter.c"]] !~ /[^A-Za-z0-9_]ex_[a-z]/)
        error(at, "exercise " id ": the function that its starter begins has a name that starts with ex_")
    if (!wrong)
        error(at, "exercise " id " has no known wrong answer: <<" dir "wrong-….c>>")
}

function check_exercise_home(name,    part, k, secret) {
    split(name, part, "/")
    k = first[name]
    secret = part[5] ~ /^(answer|wrong-.*)\.c$/
    if (!(part[4] in exercise_line))
        error(chunk_at(k), "no exercise has the id #" part[4] ": " name)
    else if (secret && chunk_answer[k] != part[4])
        error(chunk_at(k), part[5] " stands inside the ::: answer of its exercise")
    else if (part[5] == "starter.c" && chunk_answer[k] != "")
        error(chunk_at(k), "starter.c stands outside the ::: answer")
}
