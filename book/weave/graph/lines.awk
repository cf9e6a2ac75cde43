# lines.awk: tells for each line of the C which line of which chapter it comes from: OUT/lines, FILE:LINE CHAPTER:LINE.
# Goes after graph.awk. scripts/chapter-lines reads it, so that a compiler's message names the chapter too.

END {
    for (i = 1; i <= code_lines; i++) {
        if (!(code_chunk[i] in from))
            from[code_chunk[i]] = i
        to[code_chunk[i]] = i
    }
    for (i = 1; i <= name_count; i++)
        if (users[names[i]] == "") {
            root = names[i]
            count = 0
            expand(root)
        }
}

function expand(name,    k, i, used) {
    for (k = first[name]; k; k = next_chunk[k])
        for (i = from[k]; i && i <= to[k]; i++) {
            used = code_text[i]
            gsub(/^ *<<|>> *$/, "", used)
            if (code_text[i] ~ /^ *<<[^<>]*>> *$/ && used in first)
                expand(used)
            else
                print root ":" (++count), path[chunk_chapter[k]] ":" code_line[i] > (OUT "/lines")
        }
}
