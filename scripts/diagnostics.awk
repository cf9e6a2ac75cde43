# diagnostics.awk: what gcc or clang says of a program, as the book shows it: without the notes that lead into the system's own
# headers, and with long sentences folded. Lines of code, which are indented, stay as they are.

BEGIN { MOST_COLUMNS = 72 }

/^In file included from \//               { skip = 1; next }
skip && /^ +from /                        { next }
/^[^ ]+:[0-9]+:|^In |^[0-9].* generated\./ { skip = /^\// }
skip                                      { next }
/^[^ ]+:[0-9]+:/                          { fold($0); next }
                                          { print }

function fold(s,    i) {
    while (length(s) > MOST_COLUMNS) {
        for (i = MOST_COLUMNS + 1; i > 8 && substr(s, i, 1) != " "; i--)
            continue
        if (i == 8)
            break
        print substr(s, 1, i - 1)
        s = "    " substr(s, i + 1)
    }
    print s
}
