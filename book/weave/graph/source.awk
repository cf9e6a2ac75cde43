# source.awk: refuses a chapter's text where noweb would change it or lose it in silence.

function refuse(message) { refuse_at(FILENAME ":" FNR, message) }
function refuse_at(place, message) { print place ": " message | "cat >&2"; refused = 1 }

# Chunks: from <<name>>= to the next @ at the left margin

FNR == 1                   { refuse_open_chunk("the end of the file"); file = FILENAME }
/^<<[^<>]*>>=/             { refuse_open_chunk("line " FNR ", " $0); chunk = substr($0, 1, index($0, ">>=") + 1); opened = FNR; next_prose = "" }
/^@( |$)/                  { chunk = "" }
chunk && !next_prose && is_prose($0) { next_prose = "line " FNR ", " $0 }
!chunk                     { check_quotations($0) }

function refuse_open_chunk(end) {
    if (chunk)
        refuse_at(file ":" opened, "the chunk " chunk " is never closed: it lacks an @ at the left margin before " (next_prose ? next_prose : end))
    chunk = ""
}

# Of a chunk that is not closed, the first line that looks like text tells where the @ is missing.
function is_prose(s) {
    return s ~ /^#+ .*\{#[^{}]*\} *$/ || s ~ /^(:::|```|~~~)/ || s ~ /^[A-Z][a-z\047]*,? [a-z\047]+,? [a-z]+/ || s ~ /\[\[[^]]+\]\]/
}

# A quotation ends on its line, and noweb takes the last ]] of a row of them for its end.
function check_quotations(s,    begin, end, quoted) {
    while (begin = index(s, "[[")) {
        s = substr(s, begin + 2)
        end = index(s, "]]")
        while (end && substr(s, end + 2, 1) == "]")
            end++
        quoted = end ? substr(s, 1, end - 1) : s
        if (!end || gsub(/\[/, "[", quoted) != gsub(/\]/, "]", quoted)) {
            match(s, /^[^ ]* ?[^ ]*/)
            refuse("a quotation is not closed; it ends with ]] on the line where it begins: [[" substr(s, 1, RLENGTH))
            return
        }
        s = substr(s, end + 2)
    }
}

# Single lines

/\t/                       { refuse("a tab; indent with spaces") }
/(^|[^A-Z])(TODO|FIXME|XXX)([^A-Z]|$)/ { refuse("a mark of unfinished work") }
/\r/                       { if (!returns[FILENAME]++) refuse("a carriage return; lines end with LF alone"); next }
FNR == 1 && /^\357\273\277/ { refuse("a byte order mark; the file is plain UTF-8") }
/[\001-\010\013-\037\177]/ { refuse("a control character") }
/^<<[^<>]*>>=./            { refuse("nothing may follow <<...>>= on its line") }
/^<<[^<>]*>> *= *$/ && !/^<<[^<>]*>>=$/ { refuse("a chunk begins with <<name>>= and nothing else") }
/^[ ]+<<.*>>= *$/          { refuse("a chunk begins at the left margin") }
/^<<>>=/ || /^<<[^<>]*  [^<>]*>>=/ || /^<< |^<<[^<>]* >>=/ { refuse("a chunk's name is words with single spaces between them") }
/^@[^ %@<>]/ && !/^@(<<|>>|@)/ { refuse("@ at the left margin ends a chunk; leave a space after it, or write @@") }
/^@ *%def *$/              { refuse("%def names nothing") }
chunk && /^%def( |$)/      { refuse("write `@ %def name`: the @ ends the chunk"); chunk = "" }
/^@%def/                   { refuse("write `@ %def name`, with a space") }

END { refuse_open_chunk("the end of the file"); if (refused) exit 1 }
