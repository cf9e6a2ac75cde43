# glossary.awk: each term that the chapters set in bold has an entry in the glossary, and each entry's link leads to a section that has
# the term. Reads the chapters, the glossary among them; checks/check-glossary runs it.
#
# Bold is looked for in running prose, captions among it. A heading, a row of a table, the title that opens an exercise, and a sentence in bold
# (it ends with a full stop) define nothing. An entry is a line `[term]{#term-id} (another form, another)`.

FNR == 1             { end_paragraph(); in_code = in_exercise = 0; fence = ""; section = 0; in_glossary = FILENAME ~ /-glossary\.nw$/ }
/^<<.*>>=$/          { end_paragraph(); in_code = 1 }
/^@( |$)/            { in_code = 0; next }
                     { remember($0) }
in_code              { next }
fence == "" && /^ ? ? ?(```|~~~)/ { end_paragraph(); open_fence($0); next }
fence != "" && /^ *(```+|~~~+) *$/ && index($0, fence) { end_paragraph(); fence = ""; next }
fence != "" && !is_caption { next }
/^:::+ *\{?\.?exercise/ { in_exercise = 1 }
/^(#|\||:::)/        { end_paragraph(); if (/^#/) begin_section($0); next }
/^ *$/               { end_paragraph(); next }
in_exercise && /^\*\*/ { sub(/^\*\*[^*]*\*\*/, ""); in_exercise = 0 }
in_glossary && /^\[[^]]*\]\{#term-/ { end_paragraph(); begin_entry($0); next }
                     { if (paragraph == "") paragraph_line = FNR; paragraph = paragraph $0 "\n"; paragraph_file = FILENAME }

END {
    end_paragraph()
    for (i = 1; i <= bolds; i++)
        if (!(singular(bold[i]) in entry_of))
            complain(bold_at[i], "the glossary has no entry for **" bold[i] "**: add one to chapters/Y-glossary.nw")
    for (i = 1; i <= entries; i++)
        check_link(i)
    if (failed)
        exit 1
    print entries " terms are explained, and " bolds " places where one is set in bold"
}

function complain(at, message) { print at ": " message; failed = 1 }

# Sections: the text from a heading to the next of its level or a higher one

function begin_section(s,    id) {
    match(s, /#+/)
    level_of[++sections] = RLENGTH
    match(s, /\{#[^} ]+/)
    id = substr(s, RSTART + 2, RLENGTH - 2)
    section_of[id] = section = sections
    chapter_of[sections] = FILENAME
}

# The text of a block that the build fills is a caption; another fence holds a listing.
function open_fence(s) {
    match(s, /(```+|~~~+)/)
    fence = substr(s, RSTART, RLENGTH)
    gsub(/"[^"]*"/, "", s)
    is_caption = s ~ /\{.*=/
}

function remember(s) { if (section) text_of[section] = text_of[section] " " tolower(s) }

function section_has(id, term,    i) {
    i = section_of[id]
    do {
        if (index(text_of[i], term))
            return 1
        i++
    } while (i <= sections && chapter_of[i] == chapter_of[section_of[id]] && level_of[i] > level_of[section_of[id]])
    return 0
}

# Terms

function singular(term) {
    term = tolower(term)
    gsub(/[ \n]+/, " ", term)
    if (term in entry_of)
        return term
    return substr(term, 1, length(term) - (term ~ /s$/))
}

function begin_entry(s,    form, n, i) {
    entries++
    entry_at[entries] = FILENAME ":" FNR
    entry[entries] = tolower(substr(s, 2, index(s, "]") - 2))
    entry_of[entry[entries]] = entries
    if (match(s, /\([^)]*\)/)) {
        n = split(tolower(substr(s, RSTART + 1, RLENGTH - 2)), form, / *, */)
        for (i = 1; i <= n; i++)
            entry_of[form[i]] = entries
    }
}

function end_paragraph(    s, before, term) {
    s = paragraph
    paragraph = ""
    if (in_glossary)
        find_link(s)
    gsub(/`[^`\n]*`/, "", s)
    while (!in_glossary && match(s, /\*\*[^*]+\*\*/)) {
        before = substr(s, 1, RSTART - 1)
        term = substr(s, RSTART + 2, RLENGTH - 4)
        s = substr(s, RSTART + RLENGTH)
        paragraph_line += gsub(/\n/, "", before)
        if (term !~ /\.$/)
            note_bold(term)
        paragraph_line += gsub(/\n/, "", term)
    }
}

function note_bold(term) {
    gsub(/\n/, " ", term)
    bold[++bolds] = term
    bold_at[bolds] = paragraph_file ":" paragraph_line
}

# The last link of an entry is the place of its definition.
function find_link(s) {
    while (match(s, /\]\(#[^)]*\)/)) {
        link[entries] = substr(s, RSTART + 3, RLENGTH - 4)
        s = substr(s, RSTART + RLENGTH)
    }
}

function check_link(i,    form) {
    if (link[i] == "")
        complain(entry_at[i], "the entry " entry[i] " leads nowhere: end it with [](#id)")
    else if (!(link[i] in section_of))
        complain(entry_at[i], "no section has the id #" link[i])
    else {
        for (form in entry_of)
            if (entry_of[form] == i && section_has(link[i], form))
                return
        complain(entry_at[i], "the section #" link[i] " does not have the term " entry[i])
    }
}
