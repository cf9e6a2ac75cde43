# counts.awk: compares the counts of a program with those of files like ugly.epd, up to the depth that it reaches in time.
# usage: awk -v program="build/tools/perft --isa avx2" -v limit=1 -f scripts/perft/counts.awk FILE...
#        limit: seconds that a count may take, as the depth before lets expect
#
# Prints the first twenty differences, and last how many counts were right and how many were left out as too slow. Status 1 if one was wrong.

BEGIN { FS = " ;D" }
/^#/  { next }
      { walk() }

END {
    printf "%d counts right, %d wrong, %d left out as too slow\n", right, wrong, slow
    exit wrong > 0
}

function walk(    i, field, before) {
    seconds = 0
    before = 1
    for (i = 2; i <= NF; i++) {
        split($i, field, " ")
        if (seconds * field[2] / before > limit) {
            slow += NF - i + 1
            return
        }
        compare(field[1], field[2])
        before = field[2] > 0 ? field[2] : 1
    }
}

function compare(depth, count,    nodes) {
    nodes = run(program " --json " depth " '" $1 "' 2>&1")
    if (nodes == count) {
        right++
        return
    }
    if (++wrong <= 20)
        printf "%s %s, depth %d: %s where %s is right\n", program, $1, depth, nodes, count
}

# Reads nodes and seconds out of the JSON. Where there are none, what it says instead.
function run(command,    line, nodes) {
    nodes = "nothing"
    while ((command | getline line) > 0) {
        if (match(line, /"nodes": *[0-9]+/))
            nodes = digits(substr(line, RSTART, RLENGTH))
        else if (nodes == "nothing" && line !~ /^[{}]/)
            nodes = line
        if (match(line, /"seconds": *[0-9.eE+-]+/))
            seconds = digits(substr(line, RSTART, RLENGTH)) + 0
    }
    close(command)
    return nodes
}

function digits(text) {
    sub(/^"[a-z]+": */, "", text)
    return text
}
