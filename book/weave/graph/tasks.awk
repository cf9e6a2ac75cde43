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

# A link without words gets what the book puts there: "section 1.2".
function with_labels(s,    id) {
    while (match(s, /\[\]\(#[a-z0-9-]+\)/)) {
        id = substr(s, RSTART + 4, RLENGTH - 5)
        s = substr(s, 1, RSTART - 1) id_label[id] substr(s, RSTART + RLENGTH)
    }
    return s
}
