# tasks.awk: writes each exercise's task.md, so that the task reaches people who read the C and not the book.
# Goes after graph.awk; TREE is the folder of the C that is made. The text is the chapter's own: between the exercise's ::: and its answer, without the chunks.

END {
    make_folders()
    for (i = 1; i <= exercise_count; i++)
        write_task(exercises[i])
}

function make_folders(    i, all) {
    for (i = 1; i <= exercise_count; i++)
        all = all " " folder_of(exercises[i])
    if (exercise_count)
        system("mkdir -p" all)
}

function folder_of(id) { return TREE "/tangled/exercises/" stem[exercise_chapter[id]] "/" id }

function write_task(id,    n, file) {
    file = folder_of(id) "/task.md"
    printf "<!-- Exercise %s, %s stars: from %s. -->\n", exercise_number[id], exercise_stars[id], path[exercise_chapter[id]] > file
    if (exercise_teaches[id] != "")
        printf "<!-- Teaches: %s. -->\n", exercise_teaches[id] > file
    blank = 1
    for (n = 1; n <= prose_lines; n++)
        if (prose_exercise[n] == id)
            put_line(prose_text[n], file)
    close(file)
}

# Pandoc's fences go; a hint becomes a heading; noweb's [[code]] becomes `code`; citations go; one blank line is enough.
function put_line(s, file) {
    if (s ~ /^:::+ *\{?\.?hint/)
        s = "## Hint"
    else if (s ~ /^:::/)
        return
    s = with_labels(as_markdown(s))
    gsub(/ ?\[@[^]]*\]/, "", s)
    if (s == "" && blank)
        return
    blank = s == ""
    print s > file
}

# As in noweb, the last two of several brackets close.
function as_markdown(s,    done) {
    gsub(/\[\[/, "`", s)
    while (match(s, /\]\]+/)) {
        done = done substr(s, 1, RSTART + RLENGTH - 3) "`"
        s = substr(s, RSTART + RLENGTH)
    }
    return done s
}

# A link without words gets what the book puts there, "section 1.2"; of one with words, these stay.
function with_labels(s,    link, words) {
    while (match(s, /\[[^][]*\]\(#[a-z0-9-]+\)/)) {
        link = substr(s, RSTART, RLENGTH)
        words = substr(link, 2, index(link, "](") - 2)
        s = substr(s, 1, RSTART - 1) (words ? words : name_of_place(substr(link, 5, length(link) - 5))) substr(s, RSTART + RLENGTH)
    }
    return s
}

function name_of_place(id) {
    return id in id_label ? id_label[id] : id in exercise_number ? "exercise " exercise_number[id] : "the book\047s figure"
}
