# source-lines.awk: what the pages must hold, without white space: with -v by=chunk a line for each chunk, else one for each line of code.
# Reads the annotated streams. A use of a chunk counts as ‹its name›.

/^@begin code /            { code = 1; chunk = "" }
/^@end code /              { code = 0; if (by == "chunk") put(chunk) }
/^@defn /                  { skip = 1 }
!code                      { next }
/^@text/                   { line = line substr($0, 7) }
/^@use /                   { line = line "‹" substr($0, 6) "›" }
/^@nl/ && skip             { skip = 0; line = ""; next }
/^@nl/                     { chunk = chunk line; if (by != "chunk") put(line); line = "" }

function put(s) { gsub(/[ \t]/, "", s); if (s != "") print s }
