# changed-copies.awk: makes a header of what to-terms.awk copied: the functions, a pointer to each, and a twin for each change of one operator or number.
# usage: awk -v name=NAME -f proofs/model/changed-copies.awk CHANGES COPY      CHANGES: what mutants.awk lists for COPY

FILENAME != ARGV[ARGC - 1] { changes++; at[changes] = $1; column[changes] = $2; width[changes] = $3; by[changes] = $4; next }

{ line[FNR] = $0; lines = FNR }
/^static inline/ { first[++functions] = FNR }
/^{/             { body[functions] = FNR }
/^}/ && !end[functions] { end[functions] = FNR }
first[functions] && !body[functions] && match($0, /[a-z][a-z0-9_]*\(/) && !called[functions] { called[functions] = substr($0, RSTART, RLENGTH - 1) }

END {
    gsub(/[^A-Za-z0-9_]/, "_", name)
    print "#include \"words-on.h\"\nnamespace shipped {\nnamespace {\nusing namespace symbolic;"
    for (i = f = 1; i <= lines; i++) {
        if (i == first[f])
            print "#if !defined MODELLED_" called[f] " && (!defined ONLY_CHOSEN || defined CHOSEN_" called[f] ")\n#define PRESENT_" called[f] "_" f
        print line[i]
        if (i == end[f]) {
            print "#endif"
            f++
        }
    }
    print "#ifndef WITHOUT_CHANGES\nnamespace changed {"
    for (f = 1; f <= functions; f++) {
        print if_present(f)
        entries = entries if_present(f) "\n"
        make_twins(f)
        entries = entries "#endif\n"
        print "#endif"
    }
    print "}\n#endif\n}}\n#include \"words-off.h\"\nnamespace under_test {"
    for (f = 1; f <= functions; f++)
        print if_present(f) "\nstatic auto *" called[f] " = &shipped::" called[f] ";\n#endif"
    print "#ifndef WITHOUT_CHANGES\nstatic const proving::enter changes_of_" name "({\n" entries "});\n#endif\n}"
}

# A function that has a theorem elsewhere may be left out, for its meaning; another may be between an #if and its #endif.
function if_present(f) { return "#ifdef PRESENT_" called[f] "_" f }

function make_twins(f,    m, changed) {
    for (m = 1; m <= changes; m++)
        if (at[m] > body[f] && at[m] < end[f] && has_left_operand(m)) {
            delete changed
            changed[at[m]] = replaced(m)
            twin(f, changed, changed[at[m]], 0)
        }
    if (!twins[f])
        spoil_results(f)
}

# A star or an ampersand with nothing to its left, or a type, is not an operator of two.
function has_left_operand(m,    before) {
    before = substr(line[at[m]], 1, column[m] - 1)
    return substr(line[at[m]], column[m], width[m]) !~ /^[*&]$/ || (before ~ /[A-Za-z0-9_)\]] *$/ && before !~ /(return|(const|struct) [a-z_]+) *$/)
}

# The suffix of a number goes into the brackets with it.
function replaced(m,    text, behind, suffix) {
    text = line[at[m]]
    behind = substr(text, column[m] + width[m])
    if (by[m] !~ /^\(/ || !match(behind, /^[uUlL]+/))
        return substr(text, 1, column[m] - 1) by[m] behind
    suffix = substr(behind, 1, RLENGTH)
    return substr(text, 1, column[m] - 1) "(" substr(text, column[m], width[m]) suffix "+1)" substr(behind, RLENGTH + 1)
}

# All of them, since a compiler may see only some. What only writes through pointers does nothing any more.
function spoil_results(f,    i, spoiled, text) {
    if (line[first[f]] ~ /^static inline void/)
        spoiled[body[f]] = "{ return;"
    for (i = body[f]; i <= end[f]; i++)
        if (line[i] ~ /^ *return /) {
            text = line[i]
            sub(/return /, "return 1 ^ ", text)
            spoiled[i] = text
        }
    twin(f, spoiled, "the result", 1)
}

function twin(f, changed, what, is_of_result,    i, head) {
    twins[f]++
    for (i = first[f]; i <= end[f]; i++) {
        head = line[i]
        if (i < body[f])
            sub(called[f] "\\(", called[f] "_" twins[f] "(", head)
        print i in changed ? changed[i] : head
    }
    sub(/^ */, "", what)
    gsub(/["\\]/, "\\\\&", what)
    entries = entries "{\"" called[f] "\", \"" what "\", __BASE_FILE__, " is_of_result ", [] { " called[f] " = shipped::changed::" called[f] "_" twins[f] "; }, [] { " called[f] " = shipped::" called[f] "; }},\n"
}
