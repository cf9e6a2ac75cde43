# choose.awk: which files of a submission are its exercises.
# usage: awk -v kind=KIND -v most=N -f choose.awk EXERCISES FILES
# KIND: folder, tar or zip; N: so many files are looked at; EXERCISES: lines of the syllabus; FILES: kind, size, path, with tabs between
#
# Prints `exercise NUMBER CHAPTER/NAME STARS POINTS PATH` for each exercise, PATH empty where there is none, and `note TEXT` for all else that is
# worth a word.
BEGIN { FS = "\t"; MOST = 262144; SHOWN = 10 }
function plain(path) {
    gsub(/[^ -~]/, "?", path)
    return length(path) > 80 ? substr(path, 1, 77) "..." : path
}
NR == FNR { order[++exercises] = $2; row[$2] = $1 FS $2 FS $3 FS $4; name = $2; sub(/.*\//, "", name); known[name] = $2; next }
FNR > most { more = 1; next }
{
    path = $3
    if (kind == "zip") gsub(/\\/, "/", path)
    sub(/^(\.\/)+/, "", path)
    name = path
    sub(/.*\//, "", name)
    is_exercise = sub(/\.c$/, "", name) && (name in known)
    if (is_exercise && path ~ /(^|\/)\.\.(\/|$)|^\/|\\|[\001-\037\177]/) { odd[++odds] = path " has a path that is not taken"; next }
    if (is_exercise && $1 == "l") { odd[++odds] = path " is a link, and links are not followed"; next }
    if (is_exercise && $1 == "encrypted") { odd[++odds] = path " is encrypted, and is not taken"; next }
    if (is_exercise && $1 != "f") { odd[++odds] = path " is no plain file"; next }
    if (!is_exercise) {
        if ($1 != "d") ignored[++ignoreds] = path
        next
    }
    exercise = known[name]
    if (index("/" path, "/exercises/" exercise ".c")) {
        found[exercise]++
        at[exercise] = $3
        size[exercise] = $2
    } else {
        elsewhere[exercise]++
        there[exercise] = $3
        large[exercise] = $2
    }
}
END {
    for (i = 1; i <= exercises; i++) {
        exercise = order[i]
        if (!(exercise in found) && (exercise in elsewhere)) {
            found[exercise] = elsewhere[exercise]
            at[exercise] = there[exercise]
            size[exercise] = large[exercise]
        }
        if (found[exercise] > 1) print "note\t" exercise ".c is there " found[exercise] " times: none of them is taken"
        else if (size[exercise] + 0 > MOST) print "note\t" plain(at[exercise]) " is larger than " MOST / 1024 " KiB, and is not taken"
        else if (found[exercise] == 1) taken[exercise] = at[exercise]
        print "exercise\t" row[exercise] "\t" taken[exercise]
    }
    if (more) print "note\tonly the first " most " entries are looked at"
    for (i = 1; i <= odds && i <= SHOWN; i++) print "note\t" plain(odd[i])
    for (i = 1; i <= ignoreds && i <= SHOWN; i++) print "note\tignored: " plain(ignored[i])
    if (ignoreds > SHOWN) print "note\tignored: " ignoreds - SHOWN " more files"
}
