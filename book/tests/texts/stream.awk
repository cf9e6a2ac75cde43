# stream.awk: a line for each chunk of the annotated streams, without white space. A use of a chunk counts as ‹its name›.

/^@begin code /            { code = 1; chunk = "" }
/^@end code /              { code = 0; gsub(/[ \t]/, "", chunk); if (chunk != "") print chunk }
/^@defn /                  { skip = 1 }
!code                      { next }
/^@text/                   { chunk = chunk substr($0, 7) }
/^@use /                   { chunk = chunk "‹" substr($0, 6) "›" }
/^@nl/ && skip             { skip = 0; chunk = "" }
