# shifts.awk: lets C be written as C. Reads noweb's line-tagged stream and writes it again.
#
# noweb takes every <<...>> for the use of a chunk, so that (x << 8) | (x >> 56) would be one. Here a use is a use only where it
# stands alone on its line of a code chunk; any other <<...>> is C, and becomes text again. So does one in a [[quotation]].

/^@begin code / { in_code = 1 }
/^@end code /   { in_code = 0 }
/^@quote/       { in_quote = 1 }
/^@endquote/    { in_quote = 0 }

in_quote && /^@use /            { print as_text($0); next }
in_code && /^@(text|use)( |$)/  { held[++count] = $0; next }
in_code && /^@nl/               { print_line() }
                                { print }

function print_line(    i, is_use) {
    is_use = stands_alone()
    for (i = 1; i <= count; i++)
        print (held[i] ~ /^@use / && !is_use) ? as_text(held[i]) : held[i]
    count = 0
}

function stands_alone(    i, uses) {
    for (i = 1; i <= count; i++)
        if (held[i] ~ /^@use /)
            uses++
        else if (held[i] !~ /^@text *$/)
            return 0
    return uses == 1
}

function as_text(use) { return "@text <<" substr(use, 6) ">>" }
