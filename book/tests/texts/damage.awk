# damage.awk: a text with one character less, or another one, in the middle of a part of a chunk, a figure or a transcript.
# usage: awk -v kind=KIND -v part=PART -v way=delete|change -f damage.awk PLACES TEXT         PLACES: what compare.awk printed

FNR == NR { if ($1 == kind && $2 == part) place[++places] = $3 + int($4 / 2); next }
          { text = text $0 }

END {
    at = place[int((places + 1) / 2)]
    print substr(text, 1, at - 1) (way == "delete" ? "" : substr(text, at, 1) == "x" ? "y" : "x") substr(text, at + 1)
}
