# instruction-claims.awk: whether a function's instructions are what the blocks that show it say: holds, lacks, count, tally.
# usage: awk -F '\t' -v key=KEY -v compiler=NAME -f scripts/instruction-claims.awk STEM.asm-lines STEM.asm LISTING
#
# A claim names a mnemonic; a * at its end stands for any letters. What does not hold is said, with the listing, and the status is 1.

FNR == 1  { file++ }
file == 1 { place[FNR] = $2 }
file == 2 && $1 == key { block[++blocks] = FNR; function_name = $3; holds[FNR] = $6; lacks[FNR] = $7; count[FNR] = $8; tally[FNR] = $9 }
file == 3 { listing = listing "    " $0 "\n" }
file == 3 && / vector instructions$/ { vectors = $0 + 0 }
file == 3 && /^    [a-z]/ { found[++instructions] = $0; sub(/^ +/, "", found[instructions]) }

END {
    for (i = 1; i <= blocks; i++)
        check(block[i])
    if (failed) {
        printf "%s", listing
        exit 1
    }
}

function check(row,    list, n, i) {
    n = split(holds[row], list, " ")
    for (i = 1; i <= n; i++)
        if (!has(list[i]))
            complain(row, "has no " list[i])
    n = split(lacks[row], list, " ")
    for (i = 1; i <= n; i++)
        if (has(list[i]))
            complain(row, "has " list[i] ", and its block says that it lacks it")
    if (count[row] != "" && count[row] != instructions)
        complain(row, "has " instructions " instructions where its block says " count[row])
    if (tally[row] != "" && tally[row] != vectors)
        complain(row, "has " vectors " vector instructions where its block says " tally[row])
}

# A prefix (rep, lock) is found as well as what it stands before.
function has(mnemonic,    i, s, word, n, j) {
    for (i = 1; i <= instructions; i++) {
        n = split(found[i], word, " ")
        for (j = 1; j <= n && j <= (word[1] ~ /^(rep[a-z]*|lock)$/ ? 2 : 1); j++)
            if (matches(word[j], mnemonic))
                return 1
    }
    return 0
}

function matches(word, claim,    stump) {
    stump = substr(claim, 1, length(claim) - 1)
    return word == claim || (claim ~ /\*$/ && substr(word, 1, length(stump)) == stump)
}

function complain(row, what) {
    print place[row] ": " function_name " by " compiler " " what
    failed = 1
}
