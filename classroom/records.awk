# records.awk: a line for each submission: its name, a tab, what was found as JSON.
{
    name = FILENAME
    sub(/record\.json$/, "name", name)
    if ((getline line < name) <= 0) line = "?"
    close(name)
    gsub(/\t/, " ", line)
    print line "\t" $0
}
