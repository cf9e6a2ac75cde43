# xref.awk: writes what each page is made from. Goes after graph.awk and anchors.awk (and check.awk, which refuses what is wrong first).
#
#   OUT/STEM.stream   a chapter's part of noweb's stream, with its cross references: who uses a chunk, where it continues,
#                     where a name is defined, on which page a link ends. A document needs nothing but its own stream.
#   OUT/D-answers.stream   the answers, taken out of the chapters: for the PDF, the EPUB and the search
#   OUT/D-answers-SLUG.stream   those of one chapter, for its page of answers; the other streams name this one as their place
#   OUT/STEM.runs     the programs that the chapter shows: key, program, expectation, arguments
#   OUT/STEM.asm      the functions whose instructions it shows: key, program, function, compiler, options, claims
#   OUT/STEM.asm-lines     where each of them stands; apart, since a block that only moves is not compiled again
#   OUT/roots         the files that the chunks make
#   OUT/contents      the headings; when it changes, so does the landing page
#   OUT/chapters.tex  the chapters in order, for the PDF
#   OUT/names         the declared names, and the chapter of each
#   OUT/pages.mk      what the Makefile needs to know: the pages, and what each is made from
# CONTRIBUTING.md has a map of the pieces; noweb.lua reads the streams.

END {
    find_ends()
    list_pages()
    for (c = 1; c <= chapters; c++) {
        write_stream(c)
        write_runs(c)
        write_asms(c)
    }
    write_all_answers()
    for (c = 1; c <= chapters; c++)
        write_answers_of(c)
    write_makefile()
    printf "%s", headings > (OUT "/contents")
    printf "" > (OUT "/roots")
    printf "" > (OUT "/names")
    for (i = 1; i <= name_count; i++)
        if (users[names[i]] == "")
            print names[i] > (OUT "/roots")
    for (i = 1; i <= defs; i++)
        print def_name[i], path[chunk_chapter[def_chunk[i]]] > (OUT "/names")
}

# The pages in the order of the book; the answers' page takes its place by its letter, the index is last.
function list_pages(    c, done) {
    for (c = 1; c <= chapters; c++) {
        if (!done && exercise_count && stem[c] > "D-answers" && stem[c] ~ /^[A-Z]/)
            done = list_answers()
        pages = pages "@book " stem[c] " " number[c] " " title[c] "\n"
    }
    if (!done && exercise_count)
        list_answers()
    pages = pages "@book Z-index-of-names - Index\n"
}

function list_answers(    c) {
    pages = pages "@book D-answers D Answers\n"
    for (c = 1; c <= chapters; c++)
        if (has_exercises(c))
            pages = pages "@answers " answers_stem(c) " " number[c] " " title[c] "\n"
    return 1
}

function has_exercises(c,    i) {
    for (i = 1; i <= exercise_count; i++)
        if (exercise_chapter[exercises[i]] == c)
            return 1
    return 0
}

function answers_stem(c) { return "D-answers-" slug[c] }

# Where a piece stands. The stream of all answers calls itself their place, and the others the page of their chapter's answers.
function home(chapter, answer) { return answer == "" ? stem[chapter] : in_one_stream ? "D-answers" : answers_stem(chapter) }
function target(k) { return home(chunk_chapter[k], chunk_answer[k]) "#" chunk_anchor[k] }

# Where in the stream each chapter, answer and correction begins and ends, so that none is looked for in all of it.
function find_ends(    n) {
    for (n = 1; n <= lines; n++) {
        note_end("chapter", in_chapter[n], n)
        note_end("answer", in_answer[n], n)
        note_end("correction", in_correction[n], n)
    }
}

function note_end(what, which, n) {
    if (!((what, which) in begins))
        begins[what, which] = n
    ends[what, which] = n
}

# One chapter. What belongs to an answer leaves blank lines, so that the lines after it keep their numbers.

function write_stream(c,    n) {
    out = OUT "/" stem[c] ".stream"
    open_as = ""
    printf "%s", pages > out
    print_links(c)
    print_corrections(c, 0)
    print_terms(c)
    print "@self " stem[c] > out
    print "@file " path[c] > out
    for (n = begins["chapter", c]; n <= ends["chapter", c]; n++)
        if (in_chapter[n] == c && stream[n] !~ /^@file /)
            if (in_answer[n] == "")
                put(n)
            else if (stream[n] ~ /^@(nl|index nl)/)
                put_blank(n)
    if (slug[c] == "corrections")
        write_corrections()
    close_docs()
    close(out)
}

function print_links(c,    i, seen) {
    for (i = 1; i <= links; i++)
        if (link_chapter[i] == c && link_answer[i] == "")
            print_link(i, seen)
}

# The links in the answers of a chapter, or with 0 in all answers.
function print_links_of_answers(c,    i, seen) {
    for (i = 1; i <= links; i++)
        if ((!c || link_chapter[i] == c) && link_answer[i] != "")
            print_link(i, seen)
}

function print_link(i, seen) {
    if (!(link_id[i] in seen))
        print "@link " link_id[i], home(id_chapter[link_id[i]], id_answer[link_id[i]]), id_label[link_id[i]] > out
    seen[link_id[i]] = 1
}

function put(n,    s) {
    s = stream[n]
    if (s ~ /^@(text|nl)/) { # nearly every line
        if (!in_code[n])
            open_docs(at_line[n])
        print s > out
        return
    }
    if (s ~ /^@begin docs/ || s ~ /^@end docs/)
        return
    if (s ~ /^@begin code/) {
        close_docs()
        put_chunk(n)
    } else if (s ~ /^@end code/) {
        print s > out
        open_as = ""
    } else {
        if (!in_code[n])
            open_docs(at_line[n])
        put_inside(s)
    }
}

function put_inside(s,    name) {
    name = substr(s, 12)
    if (s ~ /^@index use /)
        print s, home(chunk_chapter[defined_in[name]], chunk_answer[defined_in[name]]) "#" name > out
    else if (s ~ /^@use /)
        print s "\n@useref " target(first[substr(s, 6)]) > out
    else if (s !~ /^@index (defn|nl)/)
        print s > out
}

function put_chunk(n,    k, i, list, count) {
    k = in_code[n]
    print stream[n] "\n@line " chunk_line[k] "\n@chunk " chunk_anchor[k] " " chunk_count[k] " " pieces(k) "\n@section " section_of(k) "\n@kind " kind(chunk_name[k]) > out
    if (chunk_also[k] != "")
        print "@also " chunk_also[k] > out
    count = split(roots_of(chunk_name[k]), list, " ")
    for (i = 1; i <= count; i++)
        if (chunk_chapter[first[list[i]]] <= chunk_chapter[k])
            print "@root " list[i] > out
    if (prev_chunk[k])
        print "@prev " target(prev_chunk[k]) > out
    if (next_chunk[k])
        print "@next " target(next_chunk[k]) > out
    count = split(users[chunk_name[k]], list, " ")
    for (i = 1; i <= count; i++)
        print "@usedin " target(list[i]) " " chunk_name[list[i]] > out
    count = split(defs_of[k], list, " ")
    for (i = 1; i <= count; i++)
        print "@defines " def_name[list[i]] > out
}

# How many definitions the chunk has in all.
function pieces(k) {
    while (next_chunk[k])
        k = next_chunk[k]
    return chunk_count[k]
}

# Where the chunk stands, for people: "1.2 Two halves", "Answer 1.3 A table in a word".
function section_of(k,    id) {
    id = chunk_answer[k]
    if (id != "")
        return "Answer " exercise_number[id] " " exercise_title[id]
    return (number[chunk_chapter[k]] == "-" ? "" : chunk_section[k] " ") chunk_heading[k]
}

function put_blank(n) {
    open_docs(at_line[n])
    print "@text \n@nl" > out
}

function open_docs(at) {
    if (open_as != "docs")
        print "@begin docs " (++docs_count) "\n@line " at > out
    open_as = "docs"
}

function close_docs() {
    if (open_as == "docs")
        print "@end docs " docs_count > out
    open_as = ""
}

# What a chunk is follows from the files that it ends up in.

function roots_of(name,    list, n, i, r, result) {
    if (users[name] == "")
        return name
    if (!(name in roots_known)) {
        n = split(users[name], list, " ")
        for (i = 1; i <= n; i++) {
            r = roots_of(chunk_name[list[i]])
            if (index(" " result " ", " " r " ") == 0)
                result = result (result == "" ? "" : " ") r
        }
        roots_known[name] = result
    }
    return roots_known[name]
}

function kind(name,    r) {
    r = roots_of(name)
    if (r ~ /tangled\/(include|src|tools)\//)
        return "library"
    if (r ~ /tangled\/harness\//)
        return "harness"
    if (r ~ /(^| )tests\// || r ~ /tangled\/proofs\//)
        return "test"
    if (r ~ /tangled\/examples\//)
        return "program"
    if (r ~ /tangled\/bench\//)
        return "benchmark"
    gsub(/ *[^ ]*\/wrong-[^\/ ]*\.c/, "", r)
    if (r == "")
        return "wrong"
    return r ~ /\/answer\.c$/ ? "answer" : "exercise"
}

# The programs that a chapter runs

function write_runs(c,    i, file) {
    file = OUT "/" stem[c] ".runs"
    printf "" > file
    for (i = 1; i <= runs; i++)
        if (run_chapter[i] == c)
            print run_key[i] "\t" run_program[i] "\t" run_expect[i] "\t" run_args[i] > file
    close(file)
}

# The functions whose instructions it shows

function write_asms(c,    i, file) {
    file = OUT "/" stem[c] ".asm"
    printf "" > file
    printf "" > (file "-lines")
    for (i = 1; i <= asms; i++)
        if (asm_chapter[i] == c) {
            print asm_key[i] "\t" asm_program[i] "\t" asm_function[i] "\t" asm_cc[i] "\t" asm_options[i] "\t" asm_claims[i] > file
            print asm_key[i] "\t" path[c] ":" asm_line[i] > (file "-lines")
        }
    close(file)
    close(file "-lines")
}

# All answers in one stream: a section a chapter, and in it a section an exercise

function write_all_answers(    c) {
    if (!exercise_count)
        return
    in_one_stream = 1
    begin_answers("D-answers", 0)
    put_lines("# Answers {#answers}\n")
    for (c = 1; c <= chapters; c++)
        write_answers(c, "###")
    close_docs()
    close(out)
    in_one_stream = 0
}

# The page of a chapter's answers: a section an exercise

function write_answers_of(c) {
    if (!has_exercises(c))
        return
    begin_answers(answers_stem(c), c)
    put_lines("# Answers to " answered(c) " {#answers-" slug[c] "}\n")
    write_answers(c, "##")
    close_docs()
    close(out)
}

function begin_answers(name, c) {
    out = OUT "/" name ".stream"
    open_as = ""
    printf "%s", pages > out
    print_links_of_answers(c)
    print_corrections(0, 1)
    print "@self " name > out
}

# The title of a chapter with its number, as its page of answers has it; see stream.lua.
function answered(c) { return number[c] == "-" ? title[c] : (number[c] ~ /[0-9]/ ? "chapter" : "appendix") "\302\240" number[c] ": " title[c] }

function write_answers(c, level,    i, begun) {
    for (i = 1; i <= exercise_count; i++)
        if (exercise_chapter[exercises[i]] == c) {
            close_docs()
            print "@link " exercises[i] " " stem[c] "\n@file " path[c] > out
            if (level == "###" && !begun++)
                put_lines("## " title[c] " {#answers-" slug[c] "}\n")
            write_answer(c, exercises[i], level)
        }
}

function write_answer(c, id, level,    n, s) {
    s = exercise_number[id]
    put_lines(level " Answer " s " " exercise_title[id] " {#answer-" id "}\n\n[Exercise " s "](#" id "), in\\\n`tangled/exercises/" stem[c] "/" id "/`\n")
    close_docs()
    for (n = begins["answer", id]; n && n <= ends["answer", id]; n++)
        if (in_answer[n] == id && !is_answer_fence[n])
            put(n)
    close_docs()
}

function put_lines(s,    part, n, i) {
    open_docs(1)
    n = split(s, part, "\n")
    for (i = 1; i <= n; i++)
        print "@text " part[i] "\n@nl" > out
}

# For the Makefile

function write_makefile(    list, n, i, part) {
    out = OUT "/pages.mk"
    n = split(pages, list, "\n")
    for (i = 1; i < n; i++) {
        split(list[i], part, " ")
        print (part[1] == "@answers" ? "ANSWERS += " : "STEMS += ") part[2] > out
        print html(part[2]) ": " document(part[2]) > out
    }
    write_latex(list, n)
    for (i = 1; i <= name_count; i++)
        if (users[names[i]] == "")
            print "FILES += " names[i] > out
    for (i = 1; i <= chapters; i++)
        if (needs[i] != "")
            print document(stem[i]) ":" needs[i] > out
    write_absence(sources)
    for (i = 1; i <= runs; i++)
        write_run_rules(i)
    for (i = 1; i <= asms; i++)
        write_asm_rules(i)
}

function write_latex(list, n,    i, part, begun) {
    for (i = 1; i < n; i++) {
        split(list[i], part, " ")
        if (part[1] != "@book")
            continue
        if (!begun && part[3] != "-")
            begun = print_line("\\nbmainmatter")
        print_line("\\nbinput{" part[2] "}")
    }
}

function print_line(s) { print s > (OUT "/chapters.tex"); return 1 }

function document(s) { return "build/document/" s ".json" }
function html(s) { return "build/book/html/" substr(s, index(s, "-") + 1) ".html" }

# A file that goes is no error to make: what was made from it is made again, and says so itself.
function write_absence(files) {
    gsub(/[ \n]+/, " ", files)
    if (files ~ /[^ ]/)
        print files ":" > out
}

# The documents that hold a place.
function documents(c, answer) { return document(home(c, answer)) (answer == "" ? "" : " " document("D-answers")) }

function write_run_rules(i,    c, transcript, made) {
    c = run_chapter[i]
    transcript = "build/transcripts/" stem[c] "/" run_key[i] ".txt"
    print documents(c, run_answer[i]) ": " transcript > out
    made = stem[c] "/" run_program[i]
    made = run_program[i] == "-" ? files_of(run_args[i] " " run_needs[i]) : \
        run_expect[i] == "compile-error" ? "tangled/examples/" made ".c" : "build/examples/" made
    print transcript ": build/weave/" stem[c] ".runs " made > out
    if (run_program[i] == "-") {
        write_absence(made)
        print transcript ": " tools_of(run_args[i]) > out
    }
}

# The tools that a command runs, which are built before it.
function tools_of(command,    found) {
    while (match(command, /build\/tools\/[a-z0-9-]+/)) {
        found = found " " substr(command, RSTART, RLENGTH)
        command = substr(command, RSTART + RLENGTH)
    }
    return found
}

# The files that a command names or needs, and those in the folders that it names. A folder stands there too, with a / behind it:
# when a file comes or goes, the folder changes, and this list is made again.
function files_of(command,    word, n, i, found) {
    n = split(command, word, /[^A-Za-z0-9_.\/-]+/)
    for (i = 1; i <= n; i++)
        if (word[i] ~ /^(book|chapters|scripts|tangled|tests|Makefile)($|\/)/ && is_there(word[i]))
            found = found (word[i] ~ /^(tangled|tests)($|\/)/ ? files_made_in(word[i]) : files_found_in(word[i]))
    return found
}

function files_found_in(path,    found) {
    if (!(path in found_in)) {
        found_in[path] = all_found(path, "-type f")
        found = all_found(path, "-type d")
        gsub(/[^ ]+/, "&/", found)
        if (found != "")
            print "build/tangle.mk:" found > out
        write_absence(found)
        found_in[path] = found_in[path] found
    }
    return found_in[path]
}

function all_found(path, what,    list, file, found) {
    list = "find " path " -name node_modules -prune -o " what " -print | sort"
    while ((list | getline file) > 0)
        if (is_plain(file))
            found = found " " file
    close(list)
    return found
}

function write_asm_rules(i,    c, listing) {
    c = asm_chapter[i]
    listing = "build/instructions/" stem[c] "/" asm_key[i] ".txt"
    print documents(c, asm_answer[i]) ": " listing > out
    print listing ": build/weave/" stem[c] ".asm tangled/examples/" stem[c] "/" asm_program[i] ".c" > out
}
