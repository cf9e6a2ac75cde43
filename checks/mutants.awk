# mutants.awk: lists the ways to change one operator, number or intrinsic of a C file, one a line: line, column, length, replacement.
# Comments, strings, characters and preprocessor lines are left alone.

BEGIN {
    n = split("<<= >>= << >> <= >= == != && || ++ -- += -= *= /= |= &= ^= -> + - * / % & | ^ < > ! ~", operators, " ")
    split(">>= <<= >> << < > != == || && -- ++ -= += . . &= |= |= . - + + * / | & | <= >= . .", replacements, " ")
    pair("and andnot, andnot and, or and, xor or, add sub, sub add, adds subs, subs adds, min max, max min, packus packs")
    pair("cmpeq cmpgt, cmpgt cmpeq, test testn, testn test, set setr, setr set")
    pair("slli srli, srli slli, srai srli, sll srl, srl sll, sllv srlv, srlv sllv")
    pair("unpacklo unpackhi, unpackhi unpacklo, shufflelo shufflehi, shufflehi shufflelo")
    other["cmpeq_mask"] = "cmpneq"
    other["cmpneq_mask"] = "cmpeq"
}

/^ *#/ { next }

{
    at = 1
    while (at <= length($0))
        at += step(substr($0, at))
}

function step(rest,    i) {
    if (in_comment) {
        i = index(rest, "*/")
        in_comment = i == 0
        return i ? i + 1 : length(rest)
    }
    if (rest ~ /^\/\*/) { in_comment = 1; return 2 }
    if (rest ~ /^\/\//) return length(rest)
    if (match(rest, /^"([^"\\]|\\.)*"/) || match(rest, /^'([^'\\]|\\.)*'/)) return RLENGTH
    if (match(rest, /^symbolic::[a-z]+<[^>]*>/)) return RLENGTH # of proofs/model/to-terms.awk
    if (match(rest, /^_mm[0-9]*_[a-z0-9_]+/)) return intrinsic(substr(rest, 1, RLENGTH))
    if (match(rest, /^[A-Za-z_][A-Za-z0-9_]*/)) return RLENGTH
    if (match(rest, /^0[xX][0-9A-Fa-f]+/) || match(rest, /^[0-9]+/)) return number(rest)
    for (i = 1; i <= n; i++)
        if (index(rest, operators[i]) == 1)
            return operator(i)
    return 1
}

# The size of an array in its declaration is left alone: one more is as right.
function is_size(before) {
    return before ~ /[A-Za-z0-9_] +\**[A-Za-z_][A-Za-z0-9_]*(\[[^]]*\])*\[$/ && before !~ /(return|else) +[A-Za-z_][A-Za-z0-9_]*\[$/
}

function number(rest,    width, digits) {
    width = RLENGTH
    digits = substr(rest, 1, width)
    if (!is_size(substr($0, 1, at - 1)))
        print FNR, at, width, digits ~ /[eE]$/ ? "(1+" digits ")" : "(" digits "+1)" # 0xE+1 is no number in C
    match(substr(rest, width + 1), /^[uUlL]*/)
    return width + RLENGTH
}

# A dot stands for what has no partner; ! and ~ are left out by writing nothing in their place.
function operator(i) {
    if (operators[i] == "!" || operators[i] == "~")
        print FNR, at, 1, ""
    else if (replacements[i] != ".")
        print FNR, at, length(operators[i]), replacements[i]
    return length(operators[i])
}

function pair(list,    n, pairs, words, i) {
    n = split(list, pairs, ", ")
    for (i = 1; i <= n; i++) {
        split(pairs[i], words, " ")
        other[words[1]] = words[2]
    }
}

# An intrinsic is _mm256_VERB_LANES, perhaps with _mask behind: another verb for the same operands, and where lanes are moved or
# compared, lanes of another width. (Sums and shifts of other lanes mostly mean the same, since nothing leaves a lane.)
function intrinsic(name,    word, verb) {
    split(name, word, "_")
    verb = word[3]
    if (name ~ /_mask$/ && (verb "_mask") in other)
        replace_part(name, verb, other[verb "_mask"])
    else if (verb in other && name != "_mm_set_epi64x")
        replace_part(name, verb, other[verb])
    if (verb ~ /^unpack..$/)
        change_lanes(name, "epi8 epi16, epi16 epi8, epi32 epi64, epi64 epi32")
    else if (verb ~ /^cmp..$/)
        change_lanes(name, "epi8 epi16, epi16 epi8, epi32 epi16")
    return length(name)
}

function change_lanes(name, list,    n, pairs, words, i) {
    n = split(list, pairs, ", ")
    for (i = 1; i <= n; i++) {
        split(pairs[i], words, " ")
        if (name ~ words[1] "$")
            replace_part(name, words[1], words[2])
    }
}

function replace_part(name, old, new,    i) {
    i = index(name, "_" old)
    print FNR, at, length(name), substr(name, 1, i) new substr(name, i + 1 + length(old))
}
