# mutants.awk: lists the ways to change one operator or one number of a C file, one a line: line, column, length, replacement.
# Comments, strings, characters and preprocessor lines are left alone.

BEGIN {
    n = split("<<= >>= << >> <= >= == != && || ++ -- += -= *= /= |= &= ^= -> + - * / % & | ^ < > ! ~", operators, " ")
    split(">>= <<= >> << < > != == || && -- ++ -= += . . &= |= |= . - + + * / | & | <= >= . .", replacements, " ")
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
    if (match(rest, /^[A-Za-z_][A-Za-z0-9_]*/)) return RLENGTH
    if (match(rest, /^0[xX][0-9A-Fa-f]+/) || match(rest, /^[0-9]+/)) return number(rest)
    for (i = 1; i <= n; i++)
        if (index(rest, operators[i]) == 1)
            return operator(i)
    return 1
}

function number(rest,    width) {
    width = RLENGTH
    print FNR, at, width, "(" substr(rest, 1, width) "+1)"
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
