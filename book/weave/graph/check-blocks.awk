# check-blocks.awk: refuses attributes of blocks that pandoc would read as something else than graph.awk does, and files that are not
# there. Goes after graph.awk; check.awk calls check_attributes() and check_files().

# Attributes are .class, #id and key="value", each once. What this lets pass means the same to pandoc, and no path of it means
# anything to make or to a shell.

function check_attributes(    i) {
    for (i = 1; i <= blocks; i++)
        check_braces(block_text[i], block_at[i])
}

function check_braces(s, at,    inside, word, n, i, what, given, quoted, q) {
    if (s ~ /\\/ || s ~ /&#?[A-Za-z0-9]+;/)
        error(at, "a backslash or &name; in an attribute, which pandoc would undo: put the command into a script")
    inside = bare(s)
    if (inside !~ /^\{[^{}]*\}[ :]*$/)
        error(at, "attributes stand between { and } on one line")
    gsub(/[{}]|:+ *$/, "", inside)
    split(s, quoted, "\"")
    n = split(inside, word, " ")
    for (i = 1; i <= n; i++) {
        what = kind_of(word[i])
        if (what != "" && sub(/""$/, "", word[i]))
            word[i] = word[i] "\"" quoted[q += 2] "\""
        if (what == "")
            error(at, word[i] " is neither .class nor #id nor key=\"value\"; inside a value the quotation marks are \047 \047")
        else if (what in given)
            error(at, "a second " what " in one block: " word[i])
        given[what] = 1
    }
    check_paths(s, at)
}

function kind_of(word) {
    if (word ~ /^\.[A-Za-z0-9_-]+$/)
        return "class"
    if (word ~ /^#[A-Za-z0-9_-]+$/)
        return "id"
    return word ~ /^[a-z]+=(""|[A-Za-z0-9_.+\/-]+)$/ ? substr(word, 1, index(word, "=")) : ""
}

function check_paths(s, at,    word, n, i) {
    n = split(attribute(s, "file") " " attribute(s, "header") " " attribute(s, "needs"), word, " ")
    for (i = 1; i <= n; i++)
        if (!is_plain(word[i]))
            error(at, word[i] " is not a plain path inside the project: letters, digits and _ . / -")
}

function is_plain(path) {
    return path ~ /^[A-Za-z0-9_.\/-]+$/ && path !~ /^[\/-]/ && path !~ /\.\./ && path !~ /^build(\/|$)/
}

# Files that blocks show or need

function check_files(    i, kind, file) {
    for (i = 1; i <= blocks; i++) {
        kind = class_of(block_text[i])
        if (kind == "contracts" && !(("tangled/include/" attribute(block_text[i], "header")) in first))
            error(block_at[i], "no chunk makes the header: <<tangled/include/" attribute(block_text[i], "header") ">>")
        else if (kind == "source")
            check_there(attribute(block_text[i], "file"), block_at[i])
        else if (kind == "shell")
            check_there(attribute(block_text[i], "needs"), block_at[i])
        else if ((kind == "plot" || kind == "measured") && attribute(block_text[i], "file") == "")
            error(block_at[i], "." kind " needs file=\"...\", the name of a record")
    }
}

function check_there(list, at,    word, n, i) {
    n = split(list, word, " ")
    for (i = 1; i <= n; i++)
        if (is_plain(word[i]) && !is_there(word[i]))
            error(at, "there is no file " word[i] " in the project")
}

function is_there(path) {
    if (!(path in there))
        there[path] = is_plain(path) && (files_made_in(path) != "" || system("test -e " path) == 0)
    return there[path]
}

# What the chunks make of this name, or in a folder of this name.
function files_made_in(path,    i, found) {
    for (i = 1; i <= name_count; i++)
        if (users[names[i]] == "" && (names[i] == path || index(names[i], path "/") == 1))
            found = found " " names[i]
    return found
}
