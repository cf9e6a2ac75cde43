# subjects.awk: the subjects of the index, from the marks in the running text and from the glossary. graph.awk calls find_marks() and find_term()
# line by line; check.awk calls check_subjects(), xref.awk print_terms(), index.awk write_subjects().
#
#   [words]{.index}                      indexes its words
#   [words]{.index entry="main, sub"}    indexes the entry instead; several stand between semicolons. Without words it prints nothing
#   []{.index entry="x" see="y"}         "x, see y": has no place of its own
#
#   mark_entry, mark_id, mark_chapter, mark_section, mark_at   one record for each entry of a mark; the id is that of its place
#   see_entry, see_goal, see_at     what is to be looked up elsewhere
#   term, term_id, term_forms, term_link, term_at   the entries of the glossary: forms between |, and the section that has the definition
#
# A place has the id CHAPTER--index-WORDS, and from the second on a number; reader/subjects.lua makes the same.

function find_marks(s,    before, mark, copy) {
    copy = s
    before = (backticks - gsub(/`/, "", copy)) % 2 ? "`" : ""
    while (match(s, /\[([^][`]|`[^`]*`)*\]\{[^{}]*\}/)) {
        before = before substr(s, 1, RSTART - 1)
        mark = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (mark !~ /\]\{ *\.index[ }]/ || is_in_code(before))
            before = before mark
        else
            find_mark(mark)
    }
    if (without_code(before s) ~ /\{[^{}]*\.index/)
        error(here(), "a mark of the index is [words]{.index} or []{.index entry=\"...\"}, on one line, and its words are text and `code`")
}

function is_in_code(before) { return gsub(/`/, "", before) % 2 }

function find_mark(mark,    at, words, attributes, entry, list, n, i) {
    match(mark, /\]\{[^{}]*\}$/)
    words = substr(mark, 2, RSTART - 2)
    attributes = substr(mark, RSTART + 1)
    entry = attribute(attributes, "entry")
    if (bare(attributes) !~ /^\{\.index( entry="")?( see="")?\}$/)
        error(here(), "a mark of the index knows entry=\"...\" and, after it, see=\"...\": " attributes)
    else if (exercise != "" || correction || fence != "" || text ~ /^#+ /)
        error(here(), "a mark of the index does not go into a heading, a caption, a correction or an exercise: " mark)
    else if (attributes ~ / see=/)
        add_see(entry, attribute(attributes, "see"), words)
    else {
        n = split(attributes ~ / entry=/ ? entry : words, list, ";")
        for (i = 1; i <= n || i == 1; i++)
            add_mark(trimmed(list[i]))
    }
}

function add_see(entry, goal, words) {
    if (!is_entry(entry) || !is_entry(goal) || words != "") {
        error(here(), "see= leads from one entry to another: []{.index entry=\"...\" see=\"...\"}")
        return
    }
    see_entry[++sees] = entry
    see_goal[sees] = goal
    see_at[sees] = here()
}

# Signs that Markdown or an attribute would take for its own stay out.
function is_entry(s,    t) {
    t = s
    gsub(/`[^`;]+`/, "code", t)
    return t ~ /[A-Za-z0-9]/ && t !~ /[][*$\\<>&^@;`{}]|, *$|^ *,/
}

function add_mark(entry,    id) {
    if (!is_entry(entry)) {
        error(here(), "an entry of the index is words and `code`, as in []{.index entry=\"main, sub; another\"}, not ‹" entry "›")
        return
    }
    mark_entry[++marks] = entry
    mark_at[marks] = here()
    mark_chapter[marks] = chapters
    mark_section[marks] = section
    id = slug[chapters] "--index-" words_of(entry)
    mark_id[marks] = ++marked[id] > 1 ? id "-" marked[id] : id
}

# The glossary: a line that opens an entry; its last link leads to the definition.

function find_term(s,    forms) {
    if (slug[chapters] != "glossary" || !match(s, /^\[[^]]*\]\{#term-[a-z0-9-]+\}/))
        return
    term[++terms] = substr(s, 2, index(s, "]") - 2)
    term_id[terms] = substr(s, index(s, "{#") + 2, RLENGTH - index(s, "{#") - 2)
    term_at[terms] = here()
    forms = substr(s, RLENGTH + 1)
    gsub(/^ *\(|\) *$/, "", forms)
    gsub(/ *, */, "|", forms)
    term_forms[terms] = tolower(term[terms] (forms == "" ? "" : "|" forms))
}

function find_definition(id) {
    if (terms && slug[chapters] == "glossary")
        term_link[terms] = id
}

function is_defined(i) { return term_link[i] in id_chapter && id_answer[term_link[i]] == "" }

# Where the definition of a term stands in bold (reader/subjects.lua).
function definition_of(i) { return slug[id_chapter[term_link[i]]] "--" term_id[i] }

function print_terms(c,    i) {
    for (i = 1; i <= terms; i++)
        if (is_defined(i) && id_chapter[term_link[i]] == c)
            print "@term " definition_of(i) " " term_link[i] " " term_forms[i] > out
}

# Two entries that differ in signs or in capitals alone are one, spelled in two ways.
function check_subjects(    i) {
    for (i = 1; i <= terms; i++)
        check_spelling(term[i], term_at[i])
    for (i = 1; i <= marks; i++)
        check_spelling(mark_entry[i], mark_at[i])
    for (i = 1; i <= sees; i++) {
        check_spelling(see_entry[i], see_at[i])
        if (spelled[words_of(see_goal[i])] != see_goal[i])
            error(see_at[i], "the index has no entry ‹" see_goal[i] "› to see")
    }
}

function check_spelling(entry, at,    key, part) {
    key = words_of(entry)
    if (key in spelled && spelled[key] != entry)
        error(at, "the index has ‹" spelled[key] "› already, at " spelled_at[key] ": spell an entry one way, not also ‹" entry "›")
    if (!(key in spelled)) {
        spelled[key] = entry
        spelled_at[key] = at
    }
    if (split(entry, part, /, */) > 1)
        check_spelling(part[1], at)
}

# The entries in no order, each with all its places.

function write_subjects(    i) {
    for (i = 1; i <= terms; i++)
        if (is_defined(i)) {
            add_place(term[i], "@defined " stem[id_chapter[term_link[i]]] "#" definition_of(i) " " section_label(term_link[i]))
            glossed[term[i]] = "@used " stem[id_chapter[term_id[i]]] "#" term_id[i] " glossary"
        }
    for (i = 1; i <= marks; i++)
        add_place(mark_entry[i], "@used " stem[mark_chapter[i]] "#" mark_id[i] " " (number[mark_chapter[i]] == "-" ? title[mark_chapter[i]] : mark_section[i]))
    for (i = 1; i <= sees; i++)
        add_place(see_entry[i], "@see " see_goal[i])
    for (i = 1; i <= subjects; i++) {
        print "@entry subject " subject[i] subject_places[subject[i]] > out
        if (subject[i] in glossed)
            print glossed[subject[i]] > out
    }
}

function add_place(entry, place) {
    if (!(entry in subject_places))
        subject[++subjects] = entry
    subject_places[entry] = subject_places[entry] "\n" place
}

# "5.1", from "section 5.1"; "Preface".
function section_label(id,    label) {
    label = id_label[id]
    return sub(/^[a-z]+ /, "", label) ? label : title[id_chapter[id]]
}
