# source.awk: refuses a chapter's text where noweb would change it or lose it in silence.

function refuse(message) { print FILENAME ":" FNR ": " message | "cat >&2"; refused = 1 }

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
/^@%def/                   { refuse("write `@ %def name`, with a space") }

END { if (refused) exit 1 }
