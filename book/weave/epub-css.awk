# epub-css.awk: the rules for drawings out of book.css, without its variables, which many reading systems do not know.
# Text and lines take the colour that the reader's text has, and the fills are those by day: they are half transparent.

/--[a-z0-9-]+: / {
    rest = $0
    while (match(rest, /--[a-z0-9-]+: [^;}]*/)) {
        pair = substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
        name = substr(pair, 1, index(pair, ":") - 1)
        if (!(name in value))
            value[name] = substr(pair, index(pair, ":") + 2)
    }
    value["--ink"] = value["--soft"] = value["--sign-ink"] = "currentColor"
}

/^(svg |\.(box|text|plane|line|mark)-)/ {
    while (match($0, /var\(--[a-z0-9-]+\)/)) {
        name = substr($0, RSTART + 4, RLENGTH - 5)
        $0 = substr($0, 1, RSTART - 1) value[name] substr($0, RSTART + RLENGTH)
    }
    print
}
