# symbolic.awk: copies the macros and inline functions of a header, so that they compile with words that are terms of Z3.
# usage: awk -f scripts/symbolic.awk scripts/proofs.exceptions HEADER      (functions that are exceptions are left out)

FILENAME != ARGV[ARGC - 1] { sub(/:.*/, ""); excepted[$0] = 1; next }

/^#define / && !/^#define NB_[A-Z0-9_]*_H$/ { in_macro = 1 }
in_macro { print changed($0); in_macro = /\\$/; next }

/^static inline / { in_function = 1; text = ""; name = "" }
in_function {
    text = text changed($0) "\n"
    if (name == "" && match($0, /nb_[a-z0-9_]+\(/))
        name = substr($0, RSTART, RLENGTH - 1)
}
in_function && /^}/ {
    if (!(name in excepted))
        print text
    in_function = 0
}

# No class can stand in for a type of two words, for a table, or for a number that a macro pastes.
function changed(line) {
    gsub(/unsigned char/, "uint8_t", line)
    gsub(/UINT64_C\(/, "uint64_constant(", line)
    gsub(/UINT32_C\(/, "uint32_constant(", line)
    if (match(line, /"[^"]*"\[/))
        line = substr(line, 1, RSTART - 1) "symbolic::text(" substr(line, RSTART, RLENGTH - 1) ")" substr(line, RSTART + RLENGTH - 1)
    if (line ~ /static const u?int8_t [a-z_]+\[[0-9]*\] = *{/) {
        sub(/const /, "const symbolic::", line)
        sub(/_t /, "_t_table ", line)
        sub(/\[[0-9]*\]/, "", line)
    }
    return line
}
