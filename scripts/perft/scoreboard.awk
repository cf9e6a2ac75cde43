# scoreboard.awk: a table of the times that scripts/scoreboard has noted: COUNT:POSITION:PROGRAM:GOT:SECONDS
# usage: awk -F : -v now="2026-11-20 18:40" -v processor=... -f scoreboard.awk TIMES
#
# The best time counts. Ratios are to the first program, which is Stockfish where it is here. Status 1 if a count is wrong.

BEGIN { width = length("program") }

{
    key = $2 ":" $3
    if (!($2 in right)) { positions[++position_count] = $2; right[$2] = $1 }
    if (!($3 in met)) { programs[++program_count] = $3; met[$3]; if (length($3) > width) width = length($3) }
    if ($4 != $1)
        got[key] = $4
    seconds = $5 > 1e-6 ? $5 + 0 : 1e-6
    if (!(key in best) || seconds < best[key])
        best[key] = seconds
}

END {
    printf "%s, %s\n", now, processor
    printf "%-15s %11s  %-*s %9s %9s %9s\n", "position", "nodes", width, "program", "seconds", "M/s", "ratio"
    for (p = 1; p <= position_count; p++)
        for (i = 1; i <= program_count; i++)
            print_line(positions[p], programs[i], i == 1)
    for (i = 1; i <= program_count; i++)
        print_mean(programs[i])
    print ""
    for (key in got)
        exit 1
}

function print_line(position, program, first,    key) {
    key = position ":" program
    printf "%-15s %11s  %-*s ", (first ? position : ""), (first ? right[position] : ""), width, program
    if (key in got)
        printf "counts %s, which is wrong\n", got[key]
    else
        printf "%9.4f %9.1f %9.2f\n", best[key], right[position] / best[key] / 1e6, best[position ":" programs[1]] / best[key]
}

# One who counts wrong has no score.
function print_mean(program,    p, key, speed, ratio) {
    for (p = 1; p <= position_count; p++) {
        key = positions[p] ":" program
        if (key in got)
            return
        speed += log(right[positions[p]] / best[key])
        ratio += log(best[positions[p] ":" programs[1]] / best[key])
    }
    printf "all six, %s: %s, %.1f M/s, %.2f × %s\n", now, program, exp(speed / position_count) / 1e6, exp(ratio / position_count), programs[1]
}
