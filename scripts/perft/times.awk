# times.awk: the times that bench-perft has noted, PART:COMPILER:SET:NAME:SECONDS, and what can be asked of them.
# usage: awk -F : -v set_list="portable ..." -f times.awk -f (one that asks in its END)
#
#   keys[1..key_count]                        a key is a line without its seconds
#   seconds[key, i], i = 1..samples[key]      the times of a key, as they came
#   names[1..positions], sets[1..set_count]   what the first part has measured

BEGIN { set_count = split(set_list, sets, " ") }
{
    key = $1 ":" $2 ":" $3 ":" $4
    if (!samples[key]++)
        meet()
    seconds[key, samples[key]] = $5 > 1e-6 ? $5 : 1e-6
}

function meet() {
    keys[++key_count] = key
    if ($1 == "six" && $2 == "rival")
        names[++positions] = $4
}

# Sorts list[1..n].
function sort(list, n,    i, j, value) {
    for (i = 2; i <= n; i++) {
        value = list[i]
        for (j = i; j > 1 && list[j - 1] > value; j--)
            list[j] = list[j - 1]
        list[j] = value
    }
}

# The percentile of list[1..n], as the harness takes it.
function percentile(list, n, percent) { return list[int(((n - 1) * percent + 50) / 100) + 1] }

function median(key,    list, i) {
    for (i = 1; i <= samples[key]; i++)
        list[i] = seconds[key, i]
    sort(list, samples[key])
    return percentile(list, samples[key], 50)
}

function rival_key(name) { return "six:rival:Stockfish:" name }

# How many times faster a key is than another: by their medians, and in the ith round.
function ratio(key, base) { return median(base) / median(key) }
function ratio_in(key, base, i) { return seconds[base, i] / seconds[key, i] }

# The geometric mean over the six positions, by medians (i = 0) or in the ith round.
function mean_ratio(compiler, set, i,    p, key, sum) {
    for (p = 1; p <= positions; p++) {
        key = "six:" compiler ":" set ":" names[p]
        sum += log(i ? ratio_in(key, rival_key(names[p]), i) : ratio(key, rival_key(names[p])))
    }
    return exp(sum / positions)
}
