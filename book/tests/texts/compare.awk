# compare.awk: whether a text (its white space taken out) holds all that source.lua wrote (its white space taken out, too), in order.
# usage: awk -v where=NAME [-v lacks=PART] [-v paper=yes] -f compare.awk ITEMS TEXT
#
# lacks is a part that this edition has not; on paper a page may stand between two texts of a line, also one of the other volume,
# and a figure may come after the text that follows it. The lines of one figure may come in any order. Prints what is missing, and
# then ends with 1; else, for damage.awk, KIND PART OFFSET LENGTH of each line.

BEGIN { FS = "\037" }
FNR == NR { item[++items] = $0; next }
          { text = text $0 }

END {
    at = 1
    for (i = 1; i <= items; i++) {
        split(item[i], field, FS)
        if (field[2] != place) { place = field[2]; from = at }
        if (field[3] != lacks) look_for(item[i], from)
    }
    if (missing) exit 1
    printf "%s", found
}

# The first of a line's texts may stand in several places, as the name of a chunk does: the others follow one of them.
function look_for(line, from,    count, texts, here, ahead, lost, furthest) {
    count = split(line, texts, FS)
    furthest = 4
    for (here = from; ahead = index(substr(text, here), texts[4]); here++) {
        here += ahead - 1
        lost = first_lost(texts, count, here)
        if (!lost) {
            if (end > at && !(paper && texts[1] == "figure")) at = end
            found = found texts[1] " " texts[3] " " here " " end - here "\n"
            return
        }
        if (lost > furthest) furthest = lost
    }
    complain(texts, furthest)
}

# Which of a line's texts does not follow those before it, if the first is here; 0 if all do. Sets their end.
function first_lost(texts, count, here,    i, gap) {
    end = here + length(texts[4])
    for (i = 5; i <= count; i++) {
        gap = gap_before(texts[i], end)
        if (gap < 0) return i
        end += gap + length(texts[i])
    }
    return 0
}

# How many characters of a page there are before what is expected; -1 if it does not come.
function gap_before(expected, end,    gap) {
    for (gap = 0; gap <= (paper ? 14 : 0); gap++)
        if (substr(text, end + gap, length(expected)) == expected && substr(text, end, gap) ~ /^(TheCode|volume1,p[.])?[0-9ivxl]*$/)
            return gap
    return -1
}

function complain(texts, i) {
    if (++missing <= 10)
        print where " lacks the " texts[3] " of the " texts[1] " at " texts[2] ", or has it elsewhere: " substr(texts[i], 1, 70)
}
