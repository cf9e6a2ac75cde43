# index.awk: writes the stream of the index, OUT/Z-index-of-names.stream. Goes after xref.awk, which puts the page on its list.
#
# An entry is its name and a line for each place, in the order of the book:
#   @entry subject|identifier|chunk|file NAME
#   @what function                      what an identifier is, where that shows
#   @defined STEM#ID LABEL              a place that defines it, and the section that it is in ("1.2", "Preface", "answer 1.3")
#   @used STEM#ID LABEL
#   @see NAME                           what a subject refers to instead
# Names of tests are in no list, and the files of exercises neither: they are found at their exercise. Uses in answers are not told.

END { write_index() }

function write_index(    i) {
    out = OUT "/Z-index-of-names.stream"
    open_as = ""
    printf "%s@self Z-index-of-names\n", pages > out
    put_lines("# Index {#index-of-names}\n\nDefinitions come first, in bold type.\n")
    if (terms + marks)
        put_lines("## Subjects {#index-subjects}\n")
    put_lines("## Identifiers {#index-identifiers}\n\nWithout their `nb_`, the names of the library stand by their first letter. The uses of a name in answers and in the running text are not listed.\n")
    put_lines("## Chunks {#index-chunks}\n")
    put_lines("## Files {#index-files}\n")
    close_docs()
    write_subjects()
    for (i = 1; i <= defs; i++)
        write_identifier(def_name[i], def_chunk[i])
    for (i = 1; i <= name_count; i++)
        if (names[i] !~ /^tangled\/exercises\//)
            write_chunk(names[i])
    close(out)
}

function write_identifier(name, k,    list, n, i) {
    print "@entry identifier " name "\n@what " what_is(name, k) > out
    print "@defined " home(chunk_chapter[k], chunk_answer[k]) "#" name " " label_of(k) > out
    n = split(id_users[name], list, " ")
    for (i = 1; i <= n; i++)
        if (list[i] != k && chunk_answer[list[i]] == "")
            print "@used " target(list[i]) " " label_of(list[i]) > out
}

function write_chunk(name,    k, list, n, i) {
    print "@entry " (users[name] == "" ? "file" : "chunk") " " name > out
    for (k = first[name]; k; k = next_chunk[k])
        print "@defined " target(k) " " label_of(k) > out
    n = split(users[name], list, " ")
    for (i = 1; i <= n; i++)
        print "@used " target(list[i]) " " label_of(list[i]) > out
}

# The section that a piece of code stands in.
function label_of(k,    c) {
    c = chunk_chapter[k]
    if (chunk_answer[k] != "")
        return "answer " exercise_number[chunk_answer[k]]
    return number[c] == "-" ? title[c] : chunk_section[k]
}

# What a name is, by the line of its chunk that defines it.
function what_is(name, k,    i, s) {
    for (i = code_first[k]; i <= code_lines && code_chunk[i] == k; i++) {
        s = code_text[i]
        if (s ~ /^ *(\/?\*|\/\/)/ || !match(s, "(^|[^A-Za-z0-9_])" name "([^A-Za-z0-9_]|$)"))
            continue
        if (s ~ /^ *#define/)
            return s ~ ("#define " name "\\(") ? "macro" : "constant"
        if (s ~ (name "\\("))
            return "function"
        if (name !~ /[a-z]/)
            return "constant"
        return s ~ /^}|^(typedef|struct|union|enum) / ? "type" : "variable"
    }
}
