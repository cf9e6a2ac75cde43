# short-pages.awk: the pages of the first volume of which more than a quarter stays empty, and how much, but for those that end a chapter.
# usage: pdftotext -bbox BOOK - | awk -f short-pages.awk
#
# The area of the text, as book.tex has it, in points from the top of the page; its edge at the margin for notes, from the left on odd
# pages and on even ones.

BEGIN { mm = 72 / 25.4; top = 16 * mm; height = 228 * mm; odd_edge = 136 * mm; even_edge = 41 * mm }

function value(name) { match($0, name "=\"[0-9.]*\""); return substr($0, RSTART + length(name) + 2, RLENGTH - length(name) - 3) + 0 }

/<page /   { page++; lowest = 0; has_head = 0 }
/<word / {
    x = value("xMin")
    if (value("yMax") < top) has_head = 1
    else if ((page % 2 ? x < odd_edge : x > even_edge) && value("yMax") > lowest) lowest = value("yMax")
}
/<\/page>/ {
    if (!has_head) short = ""
    if (short != "") print short
    empty = (top + height - lowest) / height
    short = has_head && empty > 1 / 4 ? sprintf("page %d is %d %% empty", page, 100 * empty) : ""
}
