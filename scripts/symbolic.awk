# symbolic.awk: copies the macros, types and inline functions of a header, so that they compile with words that are terms of Z3.
# usage: awk -f scripts/symbolic.awk scripts/proofs.exceptions HEADER      (functions and headers that are exceptions are left out)

FILENAME != ARGV[ARGC - 1] { sub(/:.*/, ""); excepted[$0] = 1; next }

FNR == 1 { header = FILENAME; sub(/.*\//, "", header) }

# What depends on the processor does so in the copy, too; its guard and what C++ asks for stay behind.
/^ *#if/                   { kept[++depth] = !/_H$/ && !/__cplusplus/ }
/^ *#(if|el|endif|undef)/ && !in_function { if (kept[depth]) print }
/^ *#endif/                { depth-- }

/^#define / && !/^#define NB_[A-Z0-9_]*_H$/ { in_macro = 1 }
in_macro { print changed($0); in_macro = /\\$/; next }

/^(typedef struct|typedef enum|enum) / { in_type = 1 }
in_type { print changed($0); in_type = !/;$/ || /^ /; next }

/^static inline / { in_function = 1; text = ""; name = "" }
in_function {
    text = text changed($0) "\n"
    if (name == "" && match($0, /nb_[a-z0-9_]+\(/))
        name = substr($0, RSTART, RLENGTH - 1)
}
in_function && /^}/ {
    if (!(name in excepted) && !(header in excepted))
        print text
    in_function = 0
}

# No class can stand in for a type of two words, for a table or a string, for a number that a macro
# pastes, for a pointer, or in a switch; and no term knows of processors.
function changed(line) {
    gsub(/unsigned char/, "uint8_t", line)
    gsub(/long long/, "int64_t", line)
    gsub(/NB_TARGET_[A-Z0-9_]+ ?/, "", line)
    if (line ~ /switch \([a-z]+\) {/)
        sub(/switch \([a-z]+/, "&)", line) sub(/switch \(/, "&symbolic::known(", line)
    gsub(/UINT64_C\(/, "uint64_constant(", line)
    gsub(/UINT32_C\(/, "uint32_constant(", line)
    if (match(line, /"[^"]*"\[/))
        line = substr(line, 1, RSTART - 1) "symbolic::text(" substr(line, RSTART, RLENGTH - 1) ")" substr(line, RSTART + RLENGTH - 1)
    if (line ~ /static const u?int[0-9]+_t [a-z_]+\[[A-Z_0-9]*\] *= *{/) {
        sub(/const /, "const symbolic::", line)
        sub(/_t /, "_t_table ", line)
        sub(/\[[A-Z_0-9]*\]/, "", line)
        return line
    }
    return with_pointers(with_arrays(line), "")
}

# TYPE name[COUNT], of a function or a structure itself: symbolic::array<TYPE, COUNT> name
function with_arrays(line,    at, count) {
    if (!match(line, /^ +(const )?(u?int[0-9]+_t|__m[0-9]+i) [a-z][a-z0-9_]*\[[A-Za-z_0-9]+\](, [a-z][a-z0-9_]*\[[A-Za-z_0-9]+\])*( =|;)/))
        return line
    count = line
    sub(/^[^[]*\[/, "", count)
    sub(/\].*/, "", count)
    while (match(line, /\[[A-Za-z_0-9]+\](, [a-z]| =|;)/))
        line = substr(line, 1, RSTART - 1) substr(line, RSTART + index(substr(line, RSTART), "]"))
    match(line, /(u?int[0-9]+_t|__m[0-9]+i)/)
    return substr(line, 1, RSTART - 1) "symbolic::array<" substr(line, RSTART, RLENGTH) ", " count ">" substr(line, RSTART + RLENGTH)
}

# TYPE *name, or TYPE name[COUNT] as a parameter: symbolic::memory<TYPE> name
function with_pointers(line, before,    part, name, at) {
    if (!match(line, /(const )?((u?int[0-9]+_t|__m[0-9]+i) \*[a-z][a-z0-9_]*|(u?int[0-9]+_t|__m[0-9]+i|nb_[a-z]+) [a-z][a-z0-9_]*\[[A-Za-z_0-9]*\])/))
        return before line
    before = before substr(line, 1, RSTART - 1)
    part = substr(line, RSTART, RLENGTH)
    line = substr(line, RSTART + RLENGTH)
    at = match(part, / \*?[a-z][a-z0-9_]*(\[[A-Za-z_0-9]*\])?$/)
    name = substr(part, at + 1)
    gsub(/\*|\[.*/, "", name)
    return with_pointers(line, before "symbolic::memory<" substr(part, 1, at - 1) "> " name)
}
