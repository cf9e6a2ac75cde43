# instructions.awk: cuts one function out of what gcc or clang writes with -S -masm=intel, and sets it in two columns.
# usage: awk -v name=FUNCTION [-v tally=1] -f scripts/instructions.awk FILE.s
#
# With tally=1 it counts the function's vector instructions in place of that, as many as there are: by their mnemonics, and how many.
#
# Labels stay where something refers to them: places in the code are called L1, L2, ..., constants C1, C2, ...; a constant that
# the function reads follows it. If there is no such function, or it does not fit a page, one line says so, and the status is 1.

BEGIN { MOST_LINES = 60; MOST_COLUMNS = 72; code = 1 }

{ strip_comment() }

/^[ \t]*\.(text|data|bss|section)([ \t]|$)/ { code = /^[ \t]*\.(text|section[ \t]+\.text)/; label = ""; next }
/^[ \t]*\.type[ \t].*[@%]function/          { functions[++function_count] = operand(1) }
/^[ \t]*\.size[ \t]/ && operand(1) == name  { inside = 0 }
/^[^ \t#][^ \t]*:[ \t]*$/                   { begin_label(substr($1, 1, length($1) - 1)); next }
/^[ \t]*\.set[ \t]+\.L/                     { data[operand(1)] = directive(); next }
/^[ \t]*\./                                 { if (!code && label != "" && directive() != "") add_data(directive()); next }
/[^ \t]/ && code && inside                  { body[++lines] = $0; instructions++ }

END {
    if (!instructions)
        refuse("no function is called " name " once it is compiled (one that is static or inline leaves nothing)" others())
    if (tally) {
        print_tally()
        exit
    }
    if (instructions > MOST_LINES)
        refuse(name " has " instructions " instructions; a page shows " MOST_LINES)
    for (i = 1; i <= lines; i++)
        refer(body[i])
    add_constants()
    call_labels()
    measure()
    for (i = 1; i <= lines; i++)
        put(body[i])
    printf "%s", listing
}

# Vector instructions, the most frequent first.
function print_tally(    i, m, total, count, best) {
    for (i = 1; i <= lines; i++)
        if (is_vector(body[i])) {
            count[mnemonic(body[i])]++
            total++
        }
    print total + 0 " vector instructions"
    while (total > 0) {
        best = ""
        for (m in count)
            if (best == "" || count[m] > count[best] || (count[m] == count[best] && m < best))
                best = m
        printf "    %-15s%2d\n", best, count[best]
        total -= count[best]
        delete count[best]
    }
}

# Works on a vector register, and does more than load, store or move it: movhlps and movmskps take parts of it, so they count.
function is_vector(s) {
    return s !~ /:$/ && s ~ /[^a-z][xyz]mm[0-9]/ && mnemonic(s) !~ /^(v?mov(d|q|s[sd]|[au]p[sd]|[lh]p[sd]|dq[au](8|16|32|64)?|nt[a-z]*)|v?lddqu)$/
}

function strip_comment() { if (!/\.(ascii|asciz|string)[ \t]/) sub(/[ \t]*#.*/, "") }

# The n-th operand of a directive.
function operand(n,    part, s) {
    s = $0
    sub(/^[ \t]*\.[a-z]+[ \t]+/, "", s)
    split(s, part, /[ \t]*,[ \t]*/)
    return part[n]
}

# A directive that puts something into memory, on a line of its own; the others say how.
function directive() { return /\.(byte|value|short|word|long|int|quad|octa|zero|ascii|asciz|string|set)[ \t]/ ? $0 "\n" : "" }

# Bytes and words go on in the line of those before, while there is room.
function add_data(s,    last, values) {
    last = data[label]
    sub(/\n$/, "", last)
    sub(/.*\n/, "", last)
    values = s
    sub(/^[ \t]*\.[a-z]+[ \t]+/, "", values)
    if (last != "" && mnemonic(last) == mnemonic(s) && s !~ /"/ && length(last values) < 50)
        data[label] = substr(data[label], 1, length(data[label]) - 1) ", " values
    else
        data[label] = data[label] s
}

function begin_label(s) {
    if (s == name)
        inside = 1
    label = code ? "" : s
    if (inside && code)
        body[++lines] = s ":"
}

function others(    i, list) {
    for (i = 1; i <= function_count; i++)
        list = list (i > 1 ? ", " : "; there is ") functions[i]
    return list
}

# Notes the local labels that a line refers to, and what the constants among them refer to in turn.
function refer(s,    l) {
    if (s ~ /:$/)
        return
    while (match(s, /\.L[A-Za-z0-9_.$]+/)) {
        l = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (l in referred)
            continue
        referred[l] = 1
        if (l in data) {
            constant[++constants] = l
            refer(data[l])
        }
    }
}

function add_constants(    i, j, part, n) {
    for (i = 1; i <= constants; i++) {
        called[constant[i]] = "C" i
        body[++lines] = constant[i] ":"
        n = split(data[constant[i]], part, "\n")
        for (j = 1; j < n; j++)
            body[++lines] = part[j]
    }
}

function call_labels(    i, l, n) {
    for (i = 1; i <= lines; i++) {
        l = substr(body[i], 1, length(body[i]) - 1)
        if (body[i] ~ /^\.L.*:$/ && (l in referred) && !(l in called))
            called[l] = "L" ++n
    }
}

# A prefix belongs to its mnemonic.
function mnemonic(s) {
    sub(/^[ \t]+/, "", s)
    match(s, /^((rep[a-z]*|lock|notrack|bnd|xacquire|xrelease|data16)[ \t]+)?[^ \t]+/)
    return substr(s, 1, RLENGTH)
}

# As wide as the longest mnemonic, and one space.
function measure(    i) {
    column = 7
    for (i = 1; i <= lines; i++)
        if (body[i] !~ /:$/ && length(mnemonic(body[i])) >= column)
            column = length(mnemonic(body[i])) + 1
}

function put(s,    m) {
    if (s ~ /^\.L.*:$/ && !(substr(s, 1, length(s) - 1) in called))
        return
    if (s !~ /:$/) {
        m = mnemonic(s)
        s = substr(s, index(s, m) + length(m))
        gsub(/[ \t]+/, " ", m)
        gsub(/^[ \t]+|[ \t]+$/, "", s)
        gsub(/[ \t]+/, " ", s)
        s = s == "" ? "    " m : sprintf("    %-" column "s%s", m, s)
    }
    s = renamed(s)
    if (length(s) > MOST_COLUMNS)
        refuse("a line of " name " has " length(s) " columns; a page holds " MOST_COLUMNS ": " s)
    listing = listing s "\n"
}

function renamed(s,    result, l) {
    while (match(s, /\.L[A-Za-z0-9_.$]+/)) {
        l = substr(s, RSTART, RLENGTH)
        result = result substr(s, 1, RSTART - 1) (l in called ? called[l] : l)
        s = substr(s, RSTART + RLENGTH)
    }
    return result s
}

function refuse(message) {
    print message
    exit 1
}
