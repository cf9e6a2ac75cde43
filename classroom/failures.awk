# failures.awk: the log of a run, by Criterion or by appendix A's plain runner, made short: of each assertion that failed one line, PLACE: SUITE/TEST: WORDS,
# and of a test that failed three of them at most. An assertion that a test expected is left out; what else was said stays.

BEGIN { most = 3 }

# Whether it was expected, only the next line of the runner tells.
/: Assertion `|^Assertion failed: \(/ { held = $0; next }
function tell_held() {
    if (held != "") print held
    held = ""
}

/^\[----\] [^ ]+:[0-9]+: / {
    place[++count] = $2 " "
    said[count] = /: Unexpected signal/ ? "stopped by a signal" : ""
    next
}
/^\[----\]/ && count {
    words = substr($0, 8)
    gsub(/^ +| +$/, "", words)
    if (words != "") said[count] = said[count] (said[count] == "" ? "" : " ") words
    next
}
/^\[FAIL\] / {
    test = $2
    sub(/:$/, "", test)
    sub(/::/, "/", test)
    if (/Timed out|TIMEOUT/) print test ": ran out of time"
    else if (!count) said[count = 1] = /CRASH/ ? "stopped by a signal" : ""
    for (i = 1; i <= count && i <= most; i++) print place[i] test ": " said[i]
    if (count > most) print "    ... and " count - most " more"
    if (/CRASH/) tell_held()
    count = 0
    held = place[1] = ""
    next
}
{ print }
/: stopped by a signal$/ { tell_held() }
