# to-terms.awk: copies the macros, types, constants and functions of a header or a source, so that they compile with words that are terms of Z3.
# usage: awk -f proofs/model/to-terms.awk proofs/exceptions FILE      (functions and files that are exceptions are left out)

FILENAME != ARGV[ARGC - 1] { sub(/:.*/, ""); excepted[$0] = 1; next }

FNR == 1 { header = FILENAME; sub(/.*\//, "", header) }

# What depends on the processor does so in the copy, too; its guard and what C++ asks for stay behind.
/^ *#if/                   { kept[++depth] = !/_H$/ && !/__cplusplus/ }
/^ *#(if|el|endif|undef)/ && !in_function { if (kept[depth]) print }
/^ *#endif/                { depth-- }

/^#define / && !/^#define NB_[A-Z0-9_]*_H$/ { in_macro = 1 }
in_macro { print changed($0); in_macro = /\\$/; next }

/^(typedef struct|typedef enum|enum|struct [a-z_]+ {)/ { in_type = 1 }
in_type { print changed($0); in_type = !/;$/ || /^ /; next }
/^typedef [a-z0-9_]+ [a-z0-9_]+;/ || /^static const .*;$/ { print changed($0); next }

# A function stands from its head, which begins in the first column and has no semicolon, to its last brace.
!in_function && /^([A-Za-z].*\(|(static inline|(SLICE_)?(INLINE|PHASE)) )/ { in_function = 1; text = ""; name = ""; has_body = 0; as_static_inline() }
in_function && /^{/ { has_body = 1 }
in_function && !has_body && /;$/ { in_function = 0 }
in_function {
    text = text changed($0) "\n"
    if (name == "" && match($0, /[a-z][a-z0-9_]*\(/))
        name = substr($0, RSTART, RLENGTH - 1)
}
in_function && /^}/ {
    if (text ~ /\n +{[0-9]+, /)
        sub(/_t_table /, "_t_sparse ", text)
    if (!(name in excepted) && !(header in excepted))
        print text
    in_function = 0
}

function as_static_inline() {
    sub(/^(static |inline |(SLICE_)?(INLINE|PHASE|TARGET) )+/, "")
    $0 = "static inline " $0
}

# No class can stand in for a type of two words, for a table or a string, for a number that a macro
# pastes, for a pointer, or in a switch; and no term knows of processors.
function changed(line,    before, name) {
    gsub(/unsigned char/, "uint8_t", line)
    gsub(/long long/, "int64_t", line)
    gsub(/NB_TARGET_[A-Z0-9_]+ ?/, "", line)
    gsub(/_mm512_loadu_si512\(/, "nb_load512_words(", line)
    if (line ~ /switch \([a-z]+\) {/) {
        sub(/switch \([a-z]+/, "&)", line)
        sub(/switch \(/, "&symbolic::known(", line)
    }
    gsub(/UINT64_C\(/, "uint64_constant(", line)
    gsub(/UINT32_C\(/, "uint32_constant(", line)
    if (line ~ /^ +\[[0-9]+\] = /) { # an entry of a table by its number
        sub(/\[/, "{", line)
        sub(/\] = /, ", ", line)
        sub(/(,|};)$/, "}&", line)
    }
    if (line ~ / = {\./) { # what such an initialiser leaves out is 0
        line = "symbolic::rest_is_zero = true;" line
        in_initialiser = 1
    }
    if (in_initialiser && line ~ /};$/) {
        line = line " symbolic::rest_is_zero = false;"
        in_initialiser = 0
    }
    while (match(line, /\*\((const )?line \*\)[a-z]+/)) { # a structure as one word
        before = substr(line, 1, RSTART - 1)
        name = substr(line, RSTART, RLENGTH)
        sub(/.*\)/, "", name)
        line = before "whole_of(" name ")" substr(line, RSTART + RLENGTH)
    }
    if (match(line, /"[^"]*"\[/))
        line = substr(line, 1, RSTART - 1) "symbolic::text(" substr(line, RSTART, RLENGTH - 1) ")" substr(line, RSTART + RLENGTH - 1)
    if (line ~ /static const u?int[0-9]+_t [a-z_]+\[[A-Z_0-9]*\] *= *{/) {
        sub(/const /, "const symbolic::", line)
        sub(/_t /, "_t_table ", line)
        sub(/\[[A-Z_0-9]*\]/, "", line)
        return line
    }
    if (line ~ /^ +const lanes .*, \*[a-z]+ = /) # so has a pointer
        sub(/, \*/, "; const symbolic::memory<const lanes> ", line)
    line = with_grid(line)
    if (match(line, /^ +(lanes|slice) [a-z]+\[[0-9]+\], [a-z, ]+;/)) # arrays have a line to themselves
        sub(/\], /, line ~ /^ +lanes/ ? "]; lanes " : "]; slice ", line)
    return with_pointers(with_arrays(line), "")
}

# TYPE ..., name[ROWS][COUNT];: symbolic::array<symbolic::array<TYPE, COUNT>, ROWS> name, before what else the line declares
function with_grid(line,    at, type, name, rows, count) {
    if (line !~ /^ +(_Alignas\(.*\) )?(slice|uint64_t) ([a-z]+\[[A-Z_0-9]+\], )*[a-z]+\[[A-Z_0-9]+\]\[[A-Z_0-9]+\];/)
        return line
    sub(/_Alignas\(.*\) /, "", line)
    type = name = line
    sub(/^ +/, "", type); sub(/ .*/, "", type)
    match(name, /[a-z]+\[[A-Z_0-9]+\]\[[A-Z_0-9]+\];/)
    name = substr(name, RSTART, RLENGTH)
    at = RSTART
    rows = count = name
    sub(/^[^[]*\[/, "", rows); sub(/\].*/, "", rows)
    sub(/^.*\[/, "", count); sub(/\].*/, "", count)
    sub(/\[.*/, ";", name)
    line = substr(line, 1, at - 1)
    sub(/, $/, ";", line)
    if (line !~ /;$/)
        line = ""
    return "    symbolic::array<symbolic::array<" type ", " count ">, " rows "> " name line
}

# TYPE name[COUNT], of a function or a structure itself: symbolic::array<TYPE, COUNT> name
function with_arrays(line,    before, count) {
    if (!match(line, /( |^)(const )?(u?int[0-9]+_t|__m[0-9]+i|slice|lanes|struct fronts|struct strides) [a-z][a-z0-9_]*\[[A-Za-z_0-9]+\](, [a-z][a-z0-9_]*\[[A-Za-z_0-9]+\])*( =|;)/))
        return line
    before = substr(line, 1, RSTART - 1)
    line = count = substr(line, RSTART)
    sub(/^[^[]*\[/, "", count)
    sub(/\].*/, "", count)
    while (match(line, /\[[A-Za-z_0-9]+\](, [a-z]| =|;)/))
        line = substr(line, 1, RSTART - 1) substr(line, RSTART + index(substr(line, RSTART), "]"))
    match(line, /(u?int[0-9]+_t|__m[0-9]+i|slice|lanes|struct fronts|struct strides)/)
    return before substr(line, 1, RSTART - 1) "symbolic::array<" substr(line, RSTART, RLENGTH) ", " count ">" substr(line, RSTART + RLENGTH)
}

# TYPE *name, or TYPE name[COUNT] as a parameter: symbolic::memory<TYPE> name
function with_pointers(line, before,    part, name, at) {
    gsub(/const uint64_t \*const planes\[4\]/, "const planes_of_boards planes", line)
    if (!match(line, /(const )?((u?int[0-9]+_t|__m[0-9]+i) \*[a-z][a-z0-9_]*|(u?int[0-9]+_t|__m[0-9]+i|lanes|slice|nb_[a-z]+) [a-z][a-z0-9_]*\[[A-Za-z_0-9]*\])/))
        return before line
    before = before substr(line, 1, RSTART - 1)
    part = substr(line, RSTART, RLENGTH)
    line = substr(line, RSTART + RLENGTH)
    at = match(part, / \*?[a-z][a-z0-9_]*(\[[A-Za-z_0-9]*\])?$/)
    name = substr(part, at + 1)
    gsub(/\*|\[.*/, "", name)
    return with_pointers(line, before "symbolic::memory<" substr(part, 1, at - 1) "> " name)
}
