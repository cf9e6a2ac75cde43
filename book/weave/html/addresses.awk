# addresses.awk: a script that says which page has each id of the pages that are given, for lead-on.js.
BEGIN { print "var addresses = {" }
FNR == 1 { page = FILENAME; sub(/.*\//, "", page) }
{
    for (rest = $0; match(rest, / id="[^"]*"/); rest = substr(rest, RSTART + RLENGTH)) {
        id = substr(rest, RSTART + 5, RLENGTH - 6)
        if (!(id in seen)) print "\"" id "\":\"" page "\","
        seen[id] = 1
    }
}
END { print "};" }
