# table.awk: what bench-perft has measured, for people.
# usage: awk -F : -v set_list="..." -v compiler_list="..." -f times.awk -f table.awk TIMES

END {
    printf "%-16s %10s", "times Stockfish", "mean"
    for (p = 1; p <= positions; p++)
        printf " %14s", names[p]
    compilers = split(compiler_list, compiler, " ")
    for (c = 1; c <= compilers; c++)
        for (s = 1; s <= set_count; s++)
            print_row(compiler[c], sets[s])
    printf "\n%-16s %10s", "Stockfish, s", ""
    for (p = 1; p <= positions; p++)
        printf " %14.3f", median(rival_key(names[p]))
    print ""
    for (k = 1; k <= key_count; k++)
        print_deep(keys[k])
}

function print_row(compiler, set,    p) {
    printf "\n%-16s %10.2f", compiler " " set, mean_ratio(compiler, set, 0)
    for (p = 1; p <= positions; p++)
        printf " %14.2f", ratio("six:" compiler ":" set ":" names[p], rival_key(names[p]))
}

function print_deep(key,    part) {
    split(key, part, ":")
    if (part[1] != "six")
        printf "%s %s, %s, %s: %.3f s\n", part[2], part[3], part[1], part[4], median(key)
}
