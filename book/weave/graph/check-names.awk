# check-names.awk: refuses names that the book does not have, and tells which one may be meant. Goes after graph.awk; check.awk calls
# check_names() for code and prose, and check_quoted_names() for prose, after collect_identifiers().

# Public names are declared. A chapter of 0 (prose) may speak of later chapters.
function check_names(s, at, chapter,    name) {
    if (s !~ /(nb|NB)_/)
        return
    while (match(s, /[A-Za-z0-9_]+/)) {
        name = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (name !~ /^(nb|NB)_./ || name ~ /^NB_[A-Z0-9_]*_H$/)
            continue
        if (!(name in defined_in))
            error(at, "no chunk declares " name ": " did_you_mean(name, def_name, defs) "add `@ %def " name "` to the chunk that defines it")
        else if (chapter && comes_later(chunk_chapter[defined_in[name]], chapter))
            error(at, name " is made by a later chapter, " path[chunk_chapter[defined_in[name]]])
    }
}

# A name in a [[quotation]] that stands alone, has a _ or is called is one of C, or of the code of a chunk. (The public ones are declared,
# which check_names sees.)

function check_quoted_names(s, at,    begin, end, quoted) {
    gsub(/`[^`]*`/, "", s)
    while (begin = index(s, "[[")) {
        s = substr(s, begin + 2)
        end = index(s, "]]")
        quoted = substr(s, 1, end - 1)
        s = substr(s, end + 2)
        if (quoted !~ /<</)
            check_quotation(quoted, at)
    }
}

function check_quotation(s, at,    whole, name) {
    whole = s
    while (match(s, /[A-Za-z0-9_]+/)) {
        name = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (name ~ /^[A-Za-z_]/ && name !~ /^(nb|NB)_./ && (name == whole || name ~ /_/ || s ~ /^\(/) && !(name in identifiers))
            error(at, "no chunk has " name " in its code: " did_you_mean(name, identifier, identifier_count) "write a name from elsewhere in backticks")
    }
}

# What the chunks hold outside their comments.
function collect_identifiers(    words, n, i) {
    n = split("auto break case char const continue default do double else enum extern float for goto if inline int long register restrict " \
        "return short signed sizeof static struct switch typedef union unsigned void volatile while " \
        "_Alignas _Alignof _Atomic _Bool _Complex _Generic _Noreturn _Static_assert _Thread_local main define include", words, " ")
    for (i = 1; i <= n; i++)
        add_identifiers(words[i])
    for (i = 1; i <= code_lines; i++)
        add_identifiers(without_comments(code_text[i], code_chunk[i] == code_chunk[i - 1]))
}

function without_comments(s, goes_on,    begin, end) {
    in_comment = in_comment && goes_on
    for (;;) {
        begin = in_comment ? 1 : index(s, "/*")
        if (!begin) {
            sub(/\/\/.*/, "", s)
            return s
        }
        end = index(substr(s, begin), "*/")
        in_comment = !end
        s = substr(s, 1, begin - 1) (end ? " " substr(s, begin + end + 1) : "")
        if (in_comment)
            return s
    }
}

function add_identifiers(s,    name) {
    while (match(s, /[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (!(name in identifiers))
            identifier[++identifier_count] = name
        identifiers[name] = 1
    }
}

function did_you_mean(name, names, n,    meant) {
    meant = nearest_name(name, names, n)
    return meant == "" ? "" : "did you mean " meant "? Otherwise, "
}

# The nearest of n names that isn't the name itself, if it takes at most two letters to come from one to the other, and one in three.
function nearest_name(name, names, n,    i, d, least, nearest) {
    least = length(name) < 3 ? 0 : length(name) < 6 ? 1 : 2
    for (i = 1; i <= n; i++) {
        d = distance(name, names[i], least)
        if (names[i] != name && d <= least && (nearest == "" || d < least)) {
            least = d
            nearest = names[i]
        }
    }
    return nearest
}

# Letters to insert, leave out, change, or swap with the next one; any number above the limit stands for more.
function distance(a, b, limit,    i, j, d) {
    if (length(a) > length(b) + limit || length(b) > length(a) + limit)
        return limit + 1
    for (i = 0; i <= length(a); i++)
        d[i, 0] = i
    for (j = 0; j <= length(b); j++)
        d[0, j] = j
    for (i = 1; i <= length(a); i++)
        for (j = 1; j <= length(b); j++) {
            d[i, j] = least_of(d[i - 1, j] + 1, d[i, j - 1] + 1, d[i - 1, j - 1] + (substr(a, i, 1) != substr(b, j, 1)))
            if (i > 1 && j > 1 && substr(a, i - 1, 2) == substr(b, j, 1) substr(b, j - 1, 1) && d[i - 2, j - 2] + 1 < d[i, j])
                d[i, j] = d[i - 2, j - 2] + 1
        }
    return d[length(a), length(b)]
}

function least_of(a, b, c) { return a <= b && a <= c ? a : b <= c ? b : c }
