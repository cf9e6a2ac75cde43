# explain.awk: what a compiler, a linker, the sanitizers and the system say of a solution, in sentences.
# usage: awk -v of=compiler -v kind=error|warning -v source=FILE -f explain.awk LOG
#        awk -v of=linker -f explain.awk LOG
#        awk -v of=end -v ended=HOW -v file=NAME -v limit=TEXT -v memory=MEGABYTES -v output=TEXT [-v quote=yes] [-v shown=yes] -f explain.awk LOG
#
# HOW is the exit status that a shell sees, or time, memory, processes or output: what the program had too much of. NAME is that of the solution.
# A program that the book shows (shown) is asked no questions. Without quote nothing is repeated that the program could have written itself.

BEGIN {
    wild = "at an address where there is no memory of its own"
    while (of == "compiler" && (getline line < source) > 0) text[++lines] = line
    line = ""
}

NR <= 3 { first = first "" (NR > 1 ? "\n" : "") $0 }

# ── The compiler: the first three errors or warnings, each with its line ────────────────────────────────────────────────

of == "compiler" && told && / note: .*include.*<[a-z0-9_\/]+\.h>/ {
    sub(/.*</, "<"); sub(/>.*/, ">")
    print "      (It is declared in " $0 ".)"
    told = 0
}
of == "compiler" && match($0, /^[^:]+:[0-9]+:([0-9]+:)? (fatal )?(error|warning): /) {
    begin = substr($0, 1, RLENGTH); what = substr($0, RLENGTH + 1)
    told = 0
    if (begin !~ kind) next
    split(begin, part, ":")
    sub(/ \[-W[^]]*\]$/, "", what)
    if (said[part[2], what]++ || count++ >= 3) next
    print "  " (part[1] == source ? "line " : part[1] ", line ") part[2] ": " what
    if (part[1] != source) next
    if (what ~ /^expected .* before/ && part[2] > 1) show(part[2] - 1)
    show(part[2])
    told = 1
}
function show(number,    line) {
    line = text[number]
    gsub(/\t/, " ", line); sub(/^ +/, "", line)
    print "      " substr(line, 1, 200)
}

# ── The linker: gcc's and clang's words, and a Mac's ────────────────────────────────────────────────────────────────────

of == "linker" && !lost && sub(/.*undefined reference to [^A-Za-z_]*|.*undefined symbol: *_*|^ *"_/, "") { lost = $0 }
of == "linker" && !twice && sub(/.*multiple definition of [^A-Za-z_]*|.*duplicate symbol[^A-Za-z_]*_?/, "") { twice = $0 }

# ── The program: a sanitizer's report, an assertion, or how it ended ────────────────────────────────────────────────────

of != "end" { $0 = "" }
(at = index($0, file ":")) && !line { line = substr($0, at + length(file) + 1) + 0 }
/hard rss limit/ { ended = "memory" }
/runtime error: / && !what { what = $0; sub(/.*runtime error: /, "", what) }
/ERROR: AddressSanitizer: / && !finding { finding = $0; sub(/.*AddressSanitizer: (attempting )?/, "", finding); match(finding, /^[A-Za-z-]*/); finding = substr(finding, 1, RLENGTH) }
/^(READ|WRITE) of size/ && !size { how = $1 == "READ" ? "reads" : "writes"; size = $4 + 0 }
/caused by a (READ|WRITE)/ { how = /READ/ ? "reads" : "writes" }
/unknown address 0x0*[0-9a-f]?[0-9a-f]?[0-9a-f]? / { wild = "through a null pointer" }
match($0, /(right of|left of|after|before|inside of) [0-9]+-byte region/) {
    room = substr($0, RSTART, RLENGTH); side = room ~ /left|before/ ? "before" : "behind"; inside = room ~ /inside/
    gsub(/[^0-9]/, "", room)
}
/: Assertion `/ && !refused {
    refused = who = $0
    sub(/.*Assertion `/, "", refused); sub(/. failed\.?$/, "", refused)
    sub(/: Assertion `.*/, "", who); sub(/.*: /, "", who)
}
/^Assertion failed: \(/ && !refused {
    refused = who = $0
    sub(/^Assertion failed: \(/, "", refused); sub(/\), function .*/, "", refused)
    sub(/.*, function /, "", who); sub(/,.*/, "", who)
}

END {
    if (of == "compiler" && count > 3) print "  and " count - 3 " more"
    if (of == "compiler" && kind == "error" && !count) print first
    if (of == "linker") print linked()
    if (of == "end") print (finding ? found() : ended == "memory" ? grown() : what ? undefined() : (quote ? refused : ended == 134) ? broken() : stopped()) "."
}

function linked() {
    sub(/[^A-Za-z0-9_].*/, "", lost); sub(/[^A-Za-z0-9_].*/, "", twice)
    if (lost == "ex_main") lost = "main"
    return lost ~ /^ex_/ ? "There is no function " lost ": it needs this very name, and may not be static." : \
        lost && !twice ? "The function " lost " is used, and there is none of this name." : \
        twice && !lost ? "The name " twice " is taken: the tests or the library have a function of this name. Call yours otherwise, or make it static." : \
        "It compiles, and cannot be linked:\n" first
}

function place() { return line ? " (line " line ")" : "" }
function found() {
    return (finding ~ /buffer-(over|under)flow/ ? "It " how " " size " byte" (size == 1 ? "" : "s") " outside of the memory that is meant" beside() : \
        finding ~ /use-after|scope/ ? "It " how " memory that is no longer its own" : \
        finding == "stack-overflow" ? "It calls itself without end, or has arrays too large for the stack" : \
        finding == "SEGV" || finding == "BUS" ? "It " (how ? how : "reads or writes") " " wild : \
        finding == "FPE" ? "It divides by zero" : \
        finding ~ /-param-overlap/ ? "It calls " substr(finding, 1, index(finding, "-") - 1) " with ranges that overlap" : \
        "AddressSanitizer stops it: " finding) place()
}
function beside() { return room && !inside ? ", " side " a room of " room " bytes" : "" }
function grown() { return "It takes more and more memory: at " memory " MB it was stopped" }
function undefined() {
    if (!quote) what = in_plain_words()
    sub(/ \(aka \047[^\047]*\047\)/, "", what) # another name on each machine
    return "It does what C leaves undefined" place() (what ? ": " what : "")
}
function in_plain_words() {
    return what ~ /division by zero/ ? "it divides by zero" : \
        what ~ /signed integer overflow|negation of/ ? "it overflows a signed number" : \
        what ~ /left shift|right shift|shift exponent/ ? "it shifts by too much, or a negative number" : \
        what ~ /out of bounds/ ? "it uses an index outside of an array" : \
        what ~ /insufficient space/ ? "it reads or writes outside of memory that it was given" : \
        what ~ /null pointer/ ? "it uses a null pointer" : \
        what ~ /misaligned/ ? "it reads or writes a wider type at an address that is not aligned for it" : ""
}
function broken() {
    return !quote ? "It was aborted" place() ": an assertion failed, or abort was called" : \
        line ? "An assertion of its own fails" place() ": " refused : \
        "It breaks what " who " asks for: " refused
}
function stopped() {
    return ended ~ /^(time|137|142|152)$/ ? "It is not finished after " limit ", and was stopped: it does not end, or it is too slow" (shown ? "" : " for all the questions") : \
        ended ~ /^(output|153)$/ ? "It prints without end: after " output " it was stopped" : \
        ended == "processes" ? "It started too many processes, and was stopped" : \
        ended == 159 ? "It asked the system for what no solution needs (a process, a connection, memory of others), and was stopped" : \
        ended == 136 ? "It divides by zero" place() : \
        ended ~ /^(139|138|135)$/ ? "It reads or writes at an address where there is no memory of its own" : \
        ended == 134 ? "It calls abort" : \
        ended == 132 ? "It runs into a trap, or into code that cannot be reached" : \
        ended > 128 ? "It is stopped by signal " ended - 128 : \
        "It ends the whole program (exit), in place of returning"
}
