# html.awk: the text of pages of HTML or XHTML, with the text alternative of a picture, in brackets, where the picture stands.
# Scripts, style sheets, templates and contents are not text of the book.

BEGIN {
    RS = "<"
    split("head script style template nav", names, " ")
    for (i in names) unread[names[i]]
}

# A record is a tag, and the text behind it.
{
    end = index($0, ">")
    tag = substr($0, 1, end - 1)
    name = tag
    sub(/[ \n\t\/].*/, "", name)
    if (within == "" && name in unread && tag !~ /\/$/) within = name
    if (tag == "/" within) within = ""
    if (within != "") next
    if (name == "svg" || name == "img") printf "%s", characters(alternative(tag))
    printf "%s", characters(substr($0, end + 1))
}

function alternative(tag) {
    if (!match(tag, /[ \n](aria-label|alt)="[^"]*"/)) return ""
    tag = substr(tag, RSTART, RLENGTH)
    sub(/^[^"]*"/, "", tag)
    sub(/"$/, "", tag)
    return "[" tag "]"
}

function characters(text) {
    gsub(/&lt;/, "<", text)
    gsub(/&gt;/, ">", text)
    gsub(/&quot;|&#34;/, "\"", text)
    gsub(/&#39;|&apos;/, "'", text)
    gsub(/&nbsp;|&#160;/, " ", text)
    gsub(/&amp;|&#38;/, "\\&", text)
    return text
}
