# failures.awk: Criterion's log made short: each test that failed, with the first few of its assertions.

BEGIN { most = 3 }

/^\[----\] .*: (Assertion|Unexpected|.*signal)/ {
    place = substr($0, 8)
    count++
    next
}
/^\[----\]/ {
    message = substr($0, 8)
    gsub(/^ +| +$/, "", message)
    if (message != "" && count <= most)
        said[count] = said[count] (said[count] == "" ? place " " : " ") message
    next
}
/^\[FAIL\]/ {
    print
    for (i = 1; i <= count && i <= most; i++)
        print "    " (said[i] == "" ? place : said[i])
    if (count > most)
        print "    ... and " count - most " more"
    count = 0
    split("", said)
    next
}
{ print }
