# split.awk: lets one run of noweb's nt write many files.
# With -v mark=1 it puts a line before each root in noweb's stream, which tells the file that begins there; the names of the roots are
# read first, from the file `roots`. Without, it cuts what nt printed at these lines and writes the files under OUT, whose folders are there.

BEGIN { sign = "\001" }

mark && FILENAME ~ /\/roots$/ { root[$0] = 1; next }
mark {
    print
    if (/^@defn / && (substr($0, 7) in root) && !marked[$0]++)
        print "@nl\n@text " sign substr($0, 7)
    next
}

substr($0, 1, 1) == sign {
    if (file)
        close(file)
    file = OUT "/" substr($0, 2)
    printf "" > file
    empty = 0
    next
}

# Empty lines at the end of a file are left out.
$0 == "" { empty++; next }
{
    for (; empty > 0; empty--)
        print "" > file
    print > file
}
