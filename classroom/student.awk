# student.awk: a page of the book as the students' edition has it: nothing leads to the answers, and its own commands stand in place of the project's.
# usage: awk -f student.awk PAGE; of the environment: commands (commands.html), before and after (the links of the answers to their neighbours)

# In the index the places in answers; an entry that has no other is gone.
/<span class="places">/ && /href="answers[a-z0-9-]*\.html/ {
    while (match($0, /(<b>)?<a href="answers[a-z0-9-]*\.html[^"]*">[^<]*<\/a>(<\/b>)?(, )?/)) $0 = substr($0, 1, RSTART - 1) substr($0, RSTART + RLENGTH)
    sub(/, <\/span>/, "</span>")
    if (!/ href=/) next
}
# Who goes on from page to page goes past the answers.
/<a href="answers[a-z0-9-]*\.html" rel="(next|prev)"/ {
    way = ENVIRON[/rel="next"/ ? "after" : "before"]
    if (match($0, / accesskey="."/)) sub(/ rel="[a-z]*"/, "&" substr($0, RSTART, RLENGTH), way)
    match($0, /<a .*<\/a>/)
    $0 = substr($0, 1, RSTART - 1) way substr($0, RSTART + RLENGTH)
}
{ page = page $0 "\n" }

# Takes out what begins with one text and ends with the next of another, as often as it is there, and puts a third in its place.
function cut(from, to, instead,    head, at, length_of) {
    head = ""
    while (at = index(page, from)) {
        length_of = index(substr(page, at + length(from)), to)
        if (!length_of) break
        head = head substr(page, 1, at - 1) instead
        page = substr(page, at + length(from) + length_of + length(to) - 1)
    }
    page = head page
}
END {
    cut("<li><a href=\"answers.html\"><span class=\"number\">D</span> Answers</a>\n<details>", "</details></li>\n", "")
    cut("<li><a href=\"answers.html\"><span class=\"number\">D</span> Answers</a>\n<ul>", "</ul></li>\n", "")
    cut("<li><a href=\"answers.html\"><span class=\"number\">D</span> Answers</a>", "</li>\n", "")
    cut("<p><code class=\"short\">make answer</code>", "</p>\n", "")
    cut("<td><code class=\"short\">make answer</code></td>\n", "</td>\n", "")
    gsub(/<tr class="[a-z]*">\n<\/tr>\n/, "", page)
    cut("<h2 id=\"two-commands\">", "<h2 id=\"solve-exercises\">", ENVIRON["commands"] "\n<h2 id=\"solve-exercises\">")
    gsub(/#two-commands">Two commands</, "#two-commands\">The students' edition<", page)
    gsub(/<p class="answer">/, "<p class=\"answer\" hidden>", page)
    gsub(/<link rel="(next|prev)" href="answers[a-z0-9-]*\.html">\n?/, "", page)
    while (match(page, /<a [^>]*href="answers[a-z0-9-]*\.html[^>]*>/)) {
        printf "%s", substr(page, 1, RSTART - 1)
        page = substr(page, RSTART + RLENGTH)
        end = index(page, "</a>")
        printf "%s", substr(page, 1, end - 1)
        page = substr(page, end + 4)
    }
    printf "%s", page
}
