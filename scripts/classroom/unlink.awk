# unlink.awk: a page of the book without its links to the answers; their texts stay.
{ page = page $0 "\n" }
END {
    gsub(/<p class="answer">/, "<p class=\"answer\" hidden>", page)
    gsub(/<link rel="(next|prev)" href="answers\.html">\n?/, "", page)
    while (match(page, /<a [^>]*href="answers(-files)?\.html[^>]*>/)) {
        printf "%s", substr(page, 1, RSTART - 1)
        page = substr(page, RSTART + RLENGTH)
        end = index(page, "</a>")
        printf "%s", substr(page, 1, end - 1)
        page = substr(page, end + 4)
    }
    printf "%s", page
}
