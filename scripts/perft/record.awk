# record.awk: the record of one compiler, as JSON, in the format that book/weave/reader/record.lua reads.
# usage: awk -F : -v set_list="..." -v compiler=gcc -v version=... -v rival=... -v flags=... -v date=... -v processor=... -f times.awk -f record.awk TIMES

END {
    printf "{ %s,\n  %s,\n  %s,\n", field("benchmark", "perft"), field("date", date), field("processor", processor)
    printf "  %s,\n  %s,\n  %s,\n", field("compiler", version), field("flags", flags), field("rival", rival)
    printf "  \"results\": ["
    for (s = 1; s <= set_count; s++)
        write_mean(sets[s])
    for (s = 1; s <= set_count; s++)
        for (p = 1; p <= positions; p++)
            write_ratio(sets[s], names[p], key_of("six", sets[s], names[p]), rival_key(names[p]), "× Stockfish")
    for (p = 1; p <= positions; p++)
        write_position(names[p])
    for (k = 1; k <= key_count; k++)
        write_deep(keys[k])
    print "\n  ] }"
}

function key_of(part, set, name) { return part ":" compiler ":" set ":" name }

function write_mean(set,    i, n) {
    n = samples[rival_key(names[1])]
    for (i = 1; i <= n; i++)
        list[i] = mean_ratio(compiler, set, i)
    write("perft", set, "ratio", "× Stockfish", mean_ratio(compiler, set, 0), n)
}

function write_ratio(group, name, key, base, unit,    i) {
    for (i = 1; i <= samples[key]; i++)
        list[i] = ratio_in(key, base, i)
    write(group, name, "ratio", unit, ratio(key, base), samples[key])
}

function write_time(group, name, key, unit, scale,    i) {
    for (i = 1; i <= samples[key]; i++)
        list[i] = seconds[key, i] * scale
    write(group, name, "time", unit, median(key) * scale, samples[key])
}

function write_position(name,    s) {
    write_time(name, "Stockfish", rival_key(name), "ms", 1000)
    for (s = 1; s <= set_count; s++)
        write_time(name, sets[s], key_of("six", sets[s], name), "ms", 1000)
}

function write_deep(key,    part) {
    split(key, part, ":")
    if (part[2] != compiler)
        return
    if (part[1] == "table")
        write_deep_ratio("hash", key, part, "no table", "× no table")
    if (part[1] == "threads 2")
        write_fours(part[4], key, base_of("threads 1", part))
}

function base_of(base, part) { return base ":" part[2] ":" part[3] ":" part[4] }

function write_deep_ratio(group, key, part, base, unit) {
    write_ratio(group, part[4], key, base_of(base, part), unit)
}

# Two samples of one thread, and two of two between them, are one ratio.
function write_fours(name, key, base,    i, n, sorted) {
    n = samples[key] / 2
    for (i = 1; i <= n; i++)
        list[i] = sorted[i] = four(key, base, 2 * i - 1)
    sort(sorted, n)
    write("threads", name, "ratio", "× one thread", percentile(sorted, n, 50), n)
}

function four(key, base, i) { return (seconds[base, i] + seconds[base, i + 1]) / (seconds[key, i] + seconds[key, i + 1]) }

# The samples are in list[1..n], in the order in which they came; the median may be another than theirs.
function write(group, name, kind, unit, middle, n,    i, low, high) {
    printf "%s\n    { %s, %s,\n      %s, %s, \"items\": 1, \"chapter\": 0, \"at\": 0,\n      ", written++ ? "," : "", \
        field("group", group), field("name", name), field("kind", kind), field("unit", unit)
    for (i = 1; i <= n; i++)
        ordered[i] = list[i]
    sort(ordered, n)
    low = percentile(ordered, n, 10)
    high = percentile(ordered, n, 90)
    printf "\"median\": %.5g, \"low\": %.5g, \"high\": %.5g,\n      \"samples\": [", middle, \
        (low < middle ? low : middle), (high > middle ? high : middle)
    for (i = 1; i <= n; i++)
        printf "%s%.5g", (i > 1 ? ", " : ""), list[i]
    printf "] }"
}

function field(name, text) {
    gsub(/["\\]/, "\\\\&", text)
    return "\"" name "\": \"" text "\""
}
