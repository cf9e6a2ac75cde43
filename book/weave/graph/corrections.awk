# corrections.awk: the corrections of all chapters, for appendix C. Goes after graph.awk and anchors.awk; check.awk calls check_corrections(),
# xref.awk the functions that write.
#
# A correction names the tests that show it, SUITE/NAME. At the end of appendix C each source has a section, in the order in which the
# book comes to it, and each of its corrections a ::: corrected: a link to the place as its first paragraph, then the text.

END { find_tests() }

# test_chunk: by SUITE/NAME, the chunk that has the test; only those that run with the library count, not those of exercises.
function find_tests(    i, part) {
    for (i = 1; i <= code_lines; i++)
        if (code_text[i] ~ /^Test\([A-Za-z0-9_]+, *[A-Za-z0-9_]+/ && ends_up_in(chunk_name[code_chunk[i]], "tests/")) {
            split(code_text[i], part, /[(), ]+/)
            test_chunk[part[2] "/" part[3]] = code_chunk[i]
        }
}

function correction_at(k) { return path[correction_chapter[k]] ":" correction_line[k] }

function check_corrections(    k, i, n, test) {
    for (k = 1; k <= corrections; k++) {
        n = split(correction_tests[k], test, " ")
        if (!n)
            error(correction_at(k), "a correction names the test that shows it: test=\"suite/name\"")
        for (i = 1; i <= n; i++)
            if (!(test[i] in test_chunk))
                error(correction_at(k), "no suite has the test " test[i] ", which should show this correction")
        check_correction_text(k)
    }
    for (i = 1; i <= blocks; i++)
        if (class_of(block_text[i]) == "corrected")
            error(block_at[i], "::: corrected is what the build makes for appendix C: write ::: {.correction source=\"key\" test=\"suite/name\"}")
}

# It is printed twice, so it holds nothing that has an id or a number.
function check_correction_text(k,    i, why) {
    why = "a correction is printed again in appendix C, so it holds text and plain listings alone"
    if (correction_blocks_end[k] > correction_blocks[k])
        error(block_at[correction_blocks[k] + 1], why)
    for (i = 1; i <= chunks; i++)
        if (chunk_chapter[i] == correction_chapter[k] && is_inside(k, chunk_line[i]))
            error(chunk_at(i), why)
    for (i = correction_prose[k] + 1; i <= correction_prose_end[k]; i++)
        if (without_code(prose_line[i]) ~ /\[\^|\^\[/)
            error(prose_at[i], why ", and no footnote")
}

function is_inside(k, n) { return correction_line[k] < n && n < correction_end[k] }

# For the boxes in a page: where their tests are. For appendix C: where all boxes are, and where their own links lead.
function print_corrections(c, answers,    k) {
    for (k = 1; k <= corrections; k++)
        if (answers ? correction_answer[k] != "" : correction_chapter[k] == c && correction_answer[k] == "")
            print_tests(k)
}

function print_tests(k,    test, n, i, at) {
    n = split(correction_tests[k], test, " ")
    for (i = 1; i <= n; i++) {
        at = test_chunk[test[i]]
        print "@test " test[i] " " chunk_anchor[at] "\n@link " chunk_anchor[at], home(chunk_chapter[at], chunk_answer[at]) > out
    }
}

function write_corrections(    k, key) {
    for (k = 1; k <= corrections; k++) {
        key = correction_source[k]
        if (key in corrected)
            continue
        put_lines("\n## " title_of_source(key) " {#corrections-" key "}\n\n" count_of(key) " to this source [@" key "]:\n")
        for (corrected[key] = k; k <= corrections; k++)
            if (correction_source[k] == key)
                write_correction(k)
        k = corrected[key]
    }
    close_docs()
}

function count_of(key,    k, n) {
    for (k = 1; k <= corrections; k++)
        n += correction_source[k] == key
    return n == 1 ? "One correction" : n " corrections"
}

function write_correction(k,    n, c) {
    c = correction_chapter[k]
    close_docs()
    print "@file " path[c] "\n@link " correction_id[k], home(c, correction_answer[k]) > out
    print_tests(k)
    print_links_inside(k)
    open_docs(correction_line[k])
    put_lines("::: {.corrected test=\"" correction_tests[k] "\"}\n[" place_of_correction(k) "](#" correction_id[k] ")\n")
    close_docs()
    for (n = begins["correction", k]; n && n <= ends["correction", k]; n++)
        if (in_correction[n] == k)
            put(n)
    put_lines("\n:::\n")
    close_docs()
}

function place_of_correction(k) {
    return number[correction_chapter[k]] == "-" ? correction_heading[k] : correction_section[k] " " correction_heading[k]
}

function print_links_inside(k,    i, id) {
    for (i = 1; i <= links; i++)
        if (link_chapter[i] == correction_chapter[k] && is_inside(k, link_line[i])) {
            id = link_id[i]
            print "@link " id, home(id_chapter[id], id_answer[id]), id_label[id] > out
        }
}

# Who wrote the source and what it is called, in plain words: the first author's family name is enough.
function title_of_source(key,    entry, author, name, mine) {
    while ((getline entry < "book/references.bib") > 0) {
        if (entry ~ /^@/)
            mine = entry ~ ("\\{" key ",")
        else if (mine && entry ~ /^ *author *=/)
            author = value_of(entry)
        else if (mine && entry ~ /^ *title *=/)
            name = value_of(entry)
    }
    close("book/references.bib")
    sub(/,.*| and .*/, "", author)
    return (author == "" ? "" : author ": ") name
}

function value_of(entry) {
    sub(/^[^=]*= */, "", entry)
    gsub(/[{}]|,$/, "", entry)
    return entry
}
