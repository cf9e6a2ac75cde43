# expected.awk: compares what make said of broken chapters with what they expect of it.
# usage: awk -f expected.awk CHAPTER.nw... LOG
#
# In a chapter, lines that begin with %% say what will be said of the next line that does not; they are not part of it. With … in it, that
# which is said has anything there. What begins with ~ stands anywhere in the log. Nothing else is said of any chapter.

FNR == 1 { line = 0; chapter = FILENAME; sub(/.*\//, "", chapter) }

FILENAME ~ /\.nw$/ && /^%% / { waiting[++waits] = substr($0, 4); next }
FILENAME ~ /\.nw$/ {
    line++
    for (i = 1; i <= waits; i++)
        expected[++count] = waiting[i] ~ /^~/ ? waiting[i] : "chapters/" chapter ":" line ": " waiting[i]
    waits = 0
    next
}

{
    known = !/^chapters\/[^:]*\.nw:[0-9]+: /
    for (i = 1; i <= count; i++)
        if (expected[i] ~ /^~/ ? index($0, substr(expected[i], 2)) : begins_with(expected[i]))
            known = said[i] = 1
    if (!known)
        complain("nobody expects: " $0)
}

END {
    for (i = 1; i <= count; i++)
        if (!said[i])
            complain("nothing says: " expected[i])
    if (!failed)
        print count
    exit failed
}

function begins_with(text,    part, n, i, rest, at) {
    n = split(text, part, "…")
    rest = $0
    for (i = 1; i <= n; i++) {
        at = index(rest, part[i])
        if (!at || (i == 1 && at > 1))
            return 0
        rest = substr(rest, at + length(part[i]))
    }
    return 1
}

function complain(message) { print message; failed = 1 }
