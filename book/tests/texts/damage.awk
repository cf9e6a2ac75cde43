# damage.awk: a text with one character less, or another one, in the middle of a part of a chunk, a figure or a transcript.
# usage: awk -v kind=KIND -v part=PART -v way=delete|change -f damage.awk PLACES TEXT         PLACES: what compare.awk printed

FNR == NR { if ($1 == kind && $2 == part) { places++; offset[places] = $3; size[places] = $4 } next }
          { text = text $0 }

# A part whose words stand nowhere else: two plots may have been measured alike, and on paper one is as good as the other.
function is_alone(n,    words) {
    words = substr(text, offset[n], size[n])
    return index(text, words) == offset[n] && !index(substr(text, offset[n] + 1), words)
}

END {
    n = int((places + 1) / 2)
    while (n < places && !is_alone(n)) n++
    at = offset[n] + int(size[n] / 2)
    print substr(text, 1, at - 1) (way == "delete" ? "" : substr(text, at, 1) == "x" ? "y" : "x") substr(text, at + 1)
}
