# reference.awk: the manual page of a header: its first comment, then each declaration with the contract above it.
# names: the file that gets the name of each function, type and macro.
FNR == 1 {
    printf "" > names
    header = FILENAME
    sub(/.*\//, "", header)
    print ".TH " toupper(page) " 3 \"\" \"Four Bits at a Time " version "\" \"Library Functions\""
}
/^\/\*\*/ { state = "contract"; text = ""; declaration = "" }
/^\/\*([^*]|$)/ && !introduced { state = "introduction"; text = "" }
state == "contract" || state == "introduction" {
    text = text without_marks($0) "\n"
    if (!/\*\/$/)
        next
    if (state == "introduction")
        introduce(text)
    state = state == "contract" ? "declaration" : ""
    next
}
state == "declaration" && /^$/ { state = ""; next }
state == "declaration" {
    declaration = declaration (declaration == "" ? "" : /^ / && !is_type(declaration) ? " " : "\n") $0
    if (is_whole(declaration)) {
        describe(declaration, text)
        state = ""
    }
}
END { if (!introduced) introduce(header ": a part of libnibble") }

function without_marks(line) {
    sub(/^\/\*\*? ?/, "", line)
    sub(/ ?\*\/$/, "", line)
    sub(/^ \* ?/, "", line)
    return line
}

# "array.h: arrays of nibbles, two to a byte. Element i is ..."
function introduce(words,    first) {
    introduced = 1
    gsub(/\n/, " ", words)
    gsub(/^ +| +$/, "", words)
    sub(/^[a-z0-9_]+\.h: /, "", words)
    first = words
    sub(/\. .*/, "", first)
    sub(/\.$/, "", first)
    print ".SH NAME\n" page " \\- " plain(first)
    print ".SH SYNOPSIS\n.B #include <nibble/" header ">\n.PP\nLink with\n.BR \\-lnibble ."
    print ".SH DESCRIPTION\n" plain(toupper(substr(words, 1, 1)) substr(words, 2))
}

function is_type(text) { return text ~ /^(typedef )?(struct|union|enum)[^(;]*\{/ }

# A function ends with the line before its body or with a semicolon, a macro with a line that doesn't go on, a type with its brace.
function is_whole(text) {
    if (text ~ /^#define/)
        return text !~ /\\$/
    if (is_type(text))
        return text ~ /\}[^}\n]*;$/
    return text ~ /;$/ || text ~ /\n\{$/ || text ~ /\n\{\n/
}

function describe(text, contract,    name, head) {
    head = text
    sub(/\n\{.*/, "", head)
    if (head ~ /^#define/)
        sub(/[ \t]*\\.*/, "", head)
    gsub(/static inline |NB_ALWAYS_INLINE |extern |NB_TARGET(_[A-Z0-9]+|\([A-Z0-9_]*\)) /, "", head)
    if (!is_type(head))
        gsub(/  +/, " ", head)
    sub(/;$/, "", head)
    name = name_of(head)
    if (name == "")
        return
    print name > names
    if (is_type(text))
        print_constants(text)
    print ".SS " name "\n.nf\n.B \"" plain(head, 1) "\"\n.fi\n.PP\n" plain(contract)
}

function print_constants(text,    name) {
    while (match(text, /NB_[A-Z0-9_]+( = [^,\n]+)?(,|\n)/)) {
        name = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        sub(/[ ,\n].*/, "", name)
        print name > names
    }
}

function name_of(head,    s) {
    if (match(head, /^(struct|union|enum) nb_[a-z_0-9]+/)) {
        s = substr(head, 1, RLENGTH)
        sub(/.* /, "", s)
        return s
    }
    if (match(head, /^#define [A-Za-z_0-9]+/))
        return substr(head, 9, RLENGTH - 8)
    s = head
    if (match(s, /nb_[a-z_0-9]+ ?\(/) && s !~ /^typedef/) {
        s = substr(s, RSTART, RLENGTH - 1)
        sub(/ $/, "", s)
        return s
    }
    while (match(s, /[Nn][Bb]_[A-Za-z_0-9]+/)) {
        head = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (s ~ /^\)?\(|^ *;?$|^\[/)
            break
    }
    return head ~ /^[Nn][Bb]_[A-Za-z_0-9]+$/ ? head : ""
}

# For roff: no backslash, no dot or quote at the beginning of a line.
function plain(text, in_quotes) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    gsub(/\n[.']/, "\n\\\\\\&", text)
    if (in_quotes) {
        gsub(/"/, "\"\"", text)
        gsub(/\n/, "\"\n.br\n.B \"", text)
    }
    sub(/\n+$/, "", text)
    sub(/^\n+/, "", text)
    return text
}
