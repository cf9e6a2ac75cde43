# anchors.awk: gives each chunk the id by which a link finds it. Goes after graph.awk, before whatever writes or checks links.
#
#   chunk_anchor[k]   the id of a piece of code
#   chunk_also[k]     a second one, which the first piece of a name has
#
# Links live longer than drafts, so nothing in an id counts what stands before it. The first piece of a chunk has the chunk's
# name, since that is where the chunk begins; and like every other piece an id made from what is in it: the first name that it
# declares, else its first test, else its first function or line. So a piece may come before others, and a
# section before sections, and all the old links still lead where they led. Only where two pieces of a name begin alike does
# the later one get a number.

END {
    find_contents()
    for (k = 1; k <= chunks; k++)
        name_anchors(k)
}

function name_anchors(k,    name, own) {
    name = slug[chunk_chapter[k]] "--" words_of(chunk_name[k])
    if (name in anchor_name && anchor_name[name] != chunk_name[k])
        error(chunk_at(k), "chunk names too alike to be told apart in a link: <<" anchor_name[name] ">> and <<" chunk_name[k] ">>")
    own = unlike(name "--" chunk_content[k])
    chunk_anchor[k] = name in anchor_name ? own : name
    chunk_also[k] = name in anchor_name ? "" : own
    anchor_name[name] = chunk_name[k]
}

function unlike(id,    n, own) {
    own = id
    for (n = 2; own in taken; n++)
        own = id "-" n
    taken[own] = 1
    return own
}

# chunk_content: by chunk, a word or a few for what is in it.
function find_contents(    i, k) {
    for (i = 1; i <= defs; i++)
        note_content(def_chunk[i], def_name[i])
    for (i = 1; i <= code_lines; i++)
        if (code_text[i] ~ /^Test\(/)
            note_content(code_chunk[i], test_name(code_text[i]))
    for (i = 1; i <= code_lines; i++)
        if (is_telling(code_text[i]))
            note_content(code_chunk[i], gist(code_text[i]))
    for (k = 1; k <= chunks; k++)
        note_content(k, "code")
}

function note_content(k, s) {
    if (!(k in chunk_content))
        chunk_content[k] = words_of(substr(s, 1, 50))
}

function test_name(s) {
    sub(/^[^,]*, */, "", s)
    sub(/[^A-Za-z0-9_].*/, "", s)
    return s
}

# Comments, conditions for the preprocessor and braces tell nothing.
function is_telling(s) { return s ~ /[A-Za-z0-9]/ && s !~ /^ *(\/\*|\/\/|\*|#(include|if|el|endif))/ }

# The name of the function that a line begins, or the line.
function gist(s) {
    if (s ~ /^[A-Za-z_].*[A-Za-z0-9_]\(/ && s !~ /=.*\(|^(if|for|while|switch|return)/) {
        sub(/\(.*/, "", s)
        sub(/.*[^A-Za-z0-9_]/, "", s)
    }
    return s
}

function words_of(s) {
    s = tolower(s)
    gsub(/[^a-z0-9]+/, "-", s)
    gsub(/^-|-$/, "", s)
    return s
}
