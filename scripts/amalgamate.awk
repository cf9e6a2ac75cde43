# amalgamate.awk: the library as two files.
# usage: awk -v version=VERSION -v header=FILE -v source=FILE -f amalgamate.awk tangled/include/nibble/*.h tangled/src/*.c      from the top of the project
#
# Each source of the library is a translation unit, with names and macros of its own, and some private headers are read once for each: the templates.
# In one unit, a name that two sources give to different things gets the source's name behind it, by a macro that ends with the source; and
# so do the source's macros. Other private headers are shared, and come where they are first asked for.

BEGIN { TEMPLATE = "(^|[^A-Za-z_])(INLINE|TARGET|LANES|lanes|slice|IMPL)([^A-Za-z_]|$)" }
FNR == 1 { name = short(FILENAME); name ~ /\.c$/ ? sources[++source_count] = name : headers[++header_count] = name; read_lines(name, FILENAME) }
{ nextfile }

END {
    for (i = 1; i <= source_count; i++) collect(sources[i], sources[i])
    print_title(header, "header")
    print "#ifndef NIBBLE_ALL_H\n#define NIBBLE_ALL_H" > header
    # In C++, the casts of its inline functions are no reason for a warning.
    print "#ifdef __cplusplus\n#pragma GCC system_header\n#endif" > header
    for (i = 1; i <= header_count; i++) print_public(headers[i])
    print "#endif" > header

    print_title(source, "source")
    print "#include \"nibble-all.h\"" > source
    # Not each unit calls all that its templates offer, and what one unit has is in sight of the next.
    print "#ifdef __GNUC__\n#pragma GCC diagnostic ignored \"-Wunused-function\"\n#pragma GCC diagnostic ignored \"-Wshadow\"\n#endif" > source
    for (i = 1; i <= source_count; i++) print_source(sources[i])
}

function short(path) { sub(/.*\//, "", path); return path }
# The licence asks to be in all copies.
function print_title(file, what,   line, mit) {
    print "/*\n * libnibble " version " as two files, of which this is the " what ". Made from the library of Four Bits at a Time.\n *" > file
    while ((getline line < "LICENSE") > 0) {
        if (line == "MIT License") mit = 1
        if (mit) print line == "" ? " *" : " * " line > file
    }
    close("LICENSE")
    print " */" > file
}

# Keeps the lines of a file, and those of the private headers it includes.
function read_lines(name, path,   line, own, folder) {
    if (name in line_count) return
    line_count[name] = 0
    folder = path
    sub(/[^\/]*$/, "", folder)
    while ((getline line < path) > 0) {
        lines[name, ++line_count[name]] = line
        if (line ~ TEMPLATE) is_template[name] = 1
        if (own = included(line)) read_lines(own, folder own)
    }
    close(path)
}
function included(line) { return match(line, /^ *# *include "[^"]*"/) ? substr(line, index(line, "\"") + 1, RLENGTH - index(line, "\"") - 1) : "" }
function public(line) { return match(line, /^ *# *include <nibble\/[^>]*>/) ? short(substr(line, RSTART, RLENGTH - 1)) : "" }
# What a template is included by is one, too, unless it is a source.
function template(name,   i, own) {
    if (name in is_template) return is_template[name]
    for (i = 1; i <= line_count[name]; i++) if ((own = included(lines[name, i])) && template(own)) return is_template[name] = 1
    return is_template[name] = 0
}

# ── Names ──

# The names that a unit has at the level of the file, in its source and its templates.
function collect(name, unit,   i, own, words, count) {
    if ((unit, name) in collected) return
    collected[unit, name] = 1
    if (!(name in names)) names_of(name)
    count = split(names[name], words, " ")
    for (i = 1; i <= count; i++) if (!((unit, words[i]) in has)) {
        has[unit, words[i]] = 1
        unit_names[unit] = unit_names[unit] " " words[i]
        units_with[words[i]]++
    }
    unit_macros[unit] = unit_macros[unit] macros[name]
    for (i = 1; i <= line_count[name]; i++) if ((own = included(lines[name, i])) && template(own)) collect(own, unit)
}
# Reads the declarations of a file: one ends with ";", or with the "}" of a function.
function names_of(name,   i, line, text, depth, at, c) {
    names[name] = ""
    for (i = 1; i <= line_count[name]; i++) {
        line = lines[name, i]
        gsub(/\/\*([^*]|\*[^\/])*\*\//, "", line)
        if (line ~ /^ *#/) {
            if (match(line, /^ *# *define [A-Za-z0-9_]+/)) macros[name] = macros[name] " " last_word(substr(line, RSTART, RLENGTH))
            while (lines[name, i] ~ /\\$/) i++
            continue
        }
        if (line ~ /^ *\/\*/) { while (lines[name, i] !~ /\*\//) i++; continue }
        while (match(line, /[;{}]/)) {
            c = substr(line, RSTART, 1)
            text = text substr(line, 1, RSTART)
            line = substr(line, RSTART + 1)
            depth += (c == "{") - (c == "}")
            if (depth == 0 && (c == ";" || c == "}" && is_function(text))) { declare(text, name); text = "" }
        }
        text = text line " "
    }
}
function head_of(text) { sub(/[{=].*/, "", text); return text }
function is_function(text) { return index(text, "=") == 0 || index(text, "{") < index(text, "=") ? head_of(text) ~ /\(.*\) *$/ : 0 }
function declare(text, name,   head, body, parts, count, i) {
    head = head_of(text)
    if (head ~ /enum( +[a-z_0-9]+)? *$/) {
        body = text
        sub(/^[^{]*\{/, "", body); sub(/\}.*/, "", body)
        count = split(body, parts, ",")
        for (i = 1; i <= count; i++) { sub(/ *=.*/, "", parts[i]); note(last_word(parts[i]), name) }
    }
    if (head ~ /(struct|union|enum) +[a-z_0-9]+ *$/) note(last_word(head), name)
    if (text ~ /^ *typedef/) { sub(/ *;$/, "", text); sub(/ *__attribute__.*/, "", text); note(last_word(text), name) }
    else if (head ~ /static|INLINE|SLICE_PHASE/) {
        if (head ~ /(struct|union|enum) *$/) { head = text; sub(/^[^}]*\}/, "", head); sub(/=.*/, "", head) }
        sub(/_Alignas\([^()]*\)/, "", head); gsub(/(^| )[A-Z][A-Z_0-9]*\([^()]*\)/, "", head)
        sub(/[\[(;].*/, "", head)
        note(last_word(head), name)
    }
}
function last_word(text) { sub(/ +$/, "", text); sub(/.*[^A-Za-z0-9_]/, "", text); return text }
function note(word, name) { if (word != "") names[name] = names[name] " " word }

# ── Text ──

function print_public(name,   i, other) {
    if (name in printed) return
    printed[name] = 1
    for (i = 1; i <= line_count[name]; i++) if (other = public(lines[name, i])) print_public(other)
    for (i = 1; i <= line_count[name]; i++) if (!public(lines[name, i])) print lines[name, i] > header
}

function print_source(unit,   count, words, i) {
    print_shared(unit)
    count = split(unit_names[unit], words, " ")
    for (i = 1; i <= count; i++) if (units_with[words[i]] > 1) print "#define " words[i] " " words[i] "_in_" suffix(unit) > source
    undefine(unit_macros[unit])
    print_text(unit, unit)
    for (i = 1; i <= count; i++) if (units_with[words[i]] > 1) print "#undef " words[i] > source
    undefine(unit_macros[unit])
}
function undefine(macros,   words, count, i) {
    count = split(macros, words, " ")
    for (i = 1; i <= count; i++) print "#undef " words[i] > source
}
function suffix(unit) { sub(/\.c$/, "", unit); return unit }
# First the shared headers, outside the names of any unit.
function print_shared(name,   i, own) {
    for (i = 1; i <= line_count[name]; i++) {
        own = included(lines[name, i])
        if (own == "") continue
        print_shared(own)
        if (!template(own) && !(own in printed)) { printed[own] = 1; print_text(own, own) }
    }
}
function print_text(name, unit,   i, own) {
    for (i = 1; i <= line_count[name]; i++) {
        if (public(lines[name, i])) continue
        own = included(lines[name, i])
        if (own == "") print lines[name, i] > source
        else if (template(own)) print_text(own, unit)
    }
}
