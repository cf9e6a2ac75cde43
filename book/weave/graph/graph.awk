# graph.awk: reads noweb's stream of all chapters (after markup, shifts and finduses) into arrays, for check.awk and xref.awk.
#
#   stream[n]      the n-th line of the stream            at_line[n]   the source line it stands on
#   in_chapter[n]  its chapter                            in_answer[n] the exercise whose answer it belongs to, or nothing
#   is_answer_fence[n]             it is the ::: that opens or closes an answer
#   in_correction[n]               the correction whose text it is, or 0
#   in_code[n]     its chunk of code, or 0
#   chapters       how many; stem, slug, number, title, opening (its first line), path by chapter
#   chunks         how many definitions of chunks; chunk_name, chunk_line, chunk_chapter, chunk_section (its number), chunk_heading, chunk_count, chunk_answer by chunk; has_use, it uses another; defs_of, the numbers of its %def
#   first, last    the first and last chunk of a name     next_chunk, prev_chunk   its continuation, what it continues
#   headings       all of them, a line each
#   needs          by chapter, the headers, measurements and files of ours that it shows      sources   the last of these, a line each
#   block_text, block_at           the attributes of blocks, in braces: check-blocks.awk reads them
#   users          by name, the chunks that use it        use_*, def_*, id_* (id_label: a heading's "section 1.2"), link_*, cite_*, run_*, asm_*, exercise_*, correction_*  one record each
#   prose_line, prose_at           the lines of running text
#   prose_text, prose_exercise     the prose of the exercises, without their answers
#   code_text, code_line, code_chunk, code_lines          the lines of C, put together again; code_first, the first of a chunk
#   id_users       by declared name, the chunks whose code has it
#   marks of the index, and terms of the glossary: see subjects.awk
# Anything wrong that can be seen here is noted with error(); check.awk says it.

/^@file /        { begin_chapter(substr($0, 7)) }
/^@begin code /  { begin_chunk() }
/^@defn /        { define_chunk(substr($0, 7)) }
/^@use /         { use_chunk(substr($0, 6)) }
/^@index defn /  { define_name(substr($0, 13)) }
/^@index use /   { use_name_in_code(substr($0, 12)) }
/^@text/         { text = text substr($0, 7) }
/^@quote/        { text = text "[[" }
/^@endquote/     { text = text "]]" }

{
    stream[++lines] = $0
    at_line[lines] = line
    in_chapter[lines] = chapters
    in_code[lines] = chunk
    in_answer[lines] = answer
}

/^@(begin|end) / { line_start = lines + 1 }

/^@nl/           { end_line() }
/^@index nl/     { line++ }
/^@end code /    { chunk = 0 }

END { end_chapter() }

function error(at, message) { errors[++error_count] = at ": " message }
function here() { return path[chapters] ":" line }
function chunk_at(k) { return path[chunk_chapter[k]] ":" chunk_line[k] }

function begin_chapter(file,    name) {
    end_chapter()
    name = file
    sub(/^.*\//, "", name)
    sub(/\.nw$/, "", name)
    path[++chapters] = file
    stem[chapters] = name
    slug[chapters] = substr(name, index(name, "-") + 1)
    number[chapters] = number_of(name)
    line = 1
    text = fence = answer = exercise = ""
    depth = chunk = correction = 0
}

# What stands before the chapters (00) and behind them (Y, Z) has no number.
function number_of(name,    n) {
    n = substr(name, 1, index(name, "-") - 1)
    sub(/^(0+|[YZ]$)/, "", n)
    return n == "" ? "-" : n
}

function end_chapter() {
    if (!chapters)
        return
    refuse_open_fence()
    while (depth > 0)
        error(path[chapters] ":" div_line[depth], "this ::: is never closed: " div_text[depth--])
    if (opening[chapters] !~ ("^# .*[^ ].* \\{#" slug[chapters] "[ }]"))
        error(path[chapters] ":1", "a chapter opens with its heading: # Title {#" slug[chapters] "}")
}

function refuse_open_fence() {
    refuse_open_backtick()
    if (fence != "")
        error(path[chapters] ":" fence_line, "this fenced block is never closed: " fence_text)
    fence = ""
}

function end_line(    was, corrected) {
    was = answer
    corrected = correction
    if (!chunk)
        prose(text)
    else if (line > chunk_line[chunk])
        code()
    for (; line_start <= lines; line_start++) {
        in_answer[line_start] = answer != "" ? answer : was
        is_answer_fence[line_start] = answer != was
        in_correction[line_start] = correction == corrected ? correction : 0
    }
    line++
    text = ""
}

# Chunks

function begin_chunk() {
    refuse_open_fence()
    opens_with("a chunk")
    text = ""
    chunk = ++chunks
    chunk_line[chunk] = line
    chunk_chapter[chunk] = chapters
    chunk_answer[chunk] = answer
    chunk_section[chunk] = section
    chunk_heading[chunk] = heading
}

function define_chunk(name) {
    chunk_name[chunk] = name
    if (name in first) {
        prev_chunk[chunk] = last[name]
        next_chunk[last[name]] = chunk
    } else {
        first[name] = chunk
        names[++name_count] = name
    }
    last[name] = chunk
    chunk_count[chunk] = ++definitions[name]
}

function use_chunk(name) {
    use_name[++uses] = name
    use_from[uses] = chunk
    use_line[uses] = line
    has_use[chunk] = 1
    if (!((name, chunk) in seen_use))
        users[name] = users[name] " " chunk
    seen_use[name, chunk] = 1
    text = text "<<" name ">>"
}

function define_name(name) {
    def_name[++defs] = name
    def_chunk[defs] = chunk
    def_line[defs] = line
    defs_of[chunk] = defs_of[chunk] " " defs
    if (name in defined_in)
        error(here(), "%def " name " stands already at " chunk_at(defined_in[name]))
    else
        defined_in[name] = chunk
    add_id(name, chunk_answer[chunk])
}

function use_name_in_code(name) {
    if (chunk && !((name, chunk) in seen_name))
        id_users[name] = id_users[name] " " chunk
    seen_name[name, chunk] = 1
}

function code() {
    code_text[++code_lines] = text
    if (!(chunk in code_first))
        code_first[chunk] = code_lines
    code_line[code_lines] = line
    code_chunk[code_lines] = chunk
}

function check_width(s, at) {
    if (columns(s) > 72)
        error(at, "this line of code has " columns(s) " columns; a page holds 72")
}

# Bytes that continue a UTF-8 character take no column.
function columns(s) { gsub(/[\200-\277]/, "", s); return length(s) }

# Prose: fences, divs, ids, links

function opens_with(s) {
    if (opening[chapters] == "")
        opening[chapters] = s
}

function prose(s) {
    opens_with(s)
    if (exercise != "" && answer == "") {
        prose_text[++prose_lines] = s
        prose_exercise[prose_lines] = exercise
    }
    if (fence != "") {
        if (s ~ /^ *(```+|~~~+) *$/ && index(s, fence))
            fence = ""
        else if (is_block(fence_text))
            caption(s)
        else if (fence_text !~ /\{\./)
            check_width(s, here())
        return
    }
    if (s ~ /^(```|~~~)/)
        open_fence(s)
    else if (s ~ /^ +(```|~~~|:::)/)
        error(here(), "a fence or a ::: stands at the left margin, and this one is indented")
    else if (s ~ /^:::/)
        div(s)
    else if (s ~ /^%def( |$)/)
        error(here(), "%def names nothing, or does not follow a chunk")
    else
        running_text(s)
}

# The text of a block that the build fills.
function caption(s) {
    count_backticks(s)
    if (match(s, /^ *(:::+|```+|~~~+|#+ )/))
        error(here(), trimmed(substr(s, RSTART, RLENGTH)) " does not go into a caption")
    if (without_code(s) ~ /\[\^|\^\[/)
        error(here(), "a footnote does not go into a caption")
    inlines(s)
}

function running_text(s,    t) {
    count_backticks(s)
    if (s ~ /^# / && title[chapters] == "") {
        t = substr(s, 3)
        sub(/ *\{.*/, "", t)
        title[chapters] = t
    }
    if (s ~ /^#+ /) {
        headings = headings stem[chapters] " " s "\n"
        count_section(s)
        label_heading(s)
        heading = plain_heading(s)
        if (match(s, /\{#[^{}]*\} *$/))
            add_block(substr(s, RSTART))
    }
    if (s ~ /^#+ / && s !~ /\{#[a-z0-9-]+.*\} *$/)
        error(here(), "a heading needs an id of its own: " s " {#...}")
    if (exercise != "" && exercise_title[exercise] == "" && s != "") {
        t = s
        exercise_title[exercise] = sub(/^\*\*/, "", t) && sub(/\.?\*\*.*/, "", t) ? t : "?"
    }
    inlines(s)
}

function inlines(s) {
    prose_line[++prose_count] = s
    prose_at[prose_count] = here()
    find_marks(s)
    find_term(s)
    s = without_code(s)
    find_ids(s)
    find_links(s)
    find_citations(s)
}

function trimmed(s) { gsub(/^ +| +$/, "", s); return s }

function without_code(s) {
    gsub(/`[^`]*`/, "", s)
    gsub(/\[\[([^]]|\][^]])*\]\]/, "", s)
    return s
}

# section: the number of the section, as numbers.lua counts them.
function count_section(s,    level, i) {
    level = index(s, " ") - 1
    sections[level]++
    for (i = level + 1; i <= 6; i++)
        sections[i] = 0
    section = number[chapters]
    for (i = 2; i <= level; i++)
        section = section "." sections[i]
}

# The words of a heading alone.
function plain_heading(s) {
    sub(/^#+ +/, "", s)
    sub(/ *\{#[^}]*\} *$/, "", s)
    gsub(/\[\[|\]\]|[`*]/, "", s)
    return s
}

# What a link from another chapter calls the heading: "section 1.2".
function label_heading(s) {
    match(s, /\{#[a-z0-9-]+/)
    if (number[chapters] != "-")
        id_label[substr(s, RSTART + 2, RLENGTH - 2)] = (s ~ /^# / ? "chapter " : "section ") section
}

# A paragraph that opens a `quotation` closes it.
function count_backticks(s) {
    if (s == "") {
        refuse_open_backtick()
        return
    }
    if (!backticks)
        backtick_at = here()
    backticks += gsub(/`/, "", s)
}

function refuse_open_backtick() {
    if (backticks % 2)
        error(backtick_at, "a backtick in this paragraph has no partner")
    backticks = 0
}

function open_fence(s,    t, kind) {
    match(s, /(```+|~~~+)/)
    fence = substr(s, RSTART, RLENGTH)
    fence_line = line
    fence_text = s
    t = substr(s, RSTART + RLENGTH)
    if (t ~ /^ *\{/)
        add_block(t)
    find_ids(bare(t))
    kind = class_of(t)
    if (kind == "run")
        add_run(t)
    else if (kind == "shell")
        add_shell(t)
    else if (kind == "asm")
        add_asm(t)
    else if (kind == "contracts")
        needs[chapters] = needs[chapters] " tangled/include/" attribute(t, "header")
    else if (kind == "measured" || kind == "plot")
        add_records("book/measurements/" attribute(t, "file"), attribute(t, "compilers"))
    else if (kind == "source") {
        needs[chapters] = needs[chapters] " " attribute(t, "file")
        sources = sources attribute(t, "file") "\n"
    }
}

# A record for each compiler; what gcc recorded has no name of its own.
function add_records(path, compilers,    word, n, i) {
    n = split(compilers == "" ? "gcc" : compilers, word, " ")
    for (i = 1; i <= n; i++)
        if (word[i] == "gcc" || word[i] == "clang")
            needs[chapters] = needs[chapters] " " path (word[i] == "gcc" ? "" : "." word[i]) ".json"
}

function add_block(t) {
    sub(/^ */, "", t)
    block_text[++blocks] = t
    block_at[blocks] = here()
}

# The build fills a fenced block that has attributes; another is a listing.
function is_block(s) { return bare(s) ~ /\{.*=/ }

function div(s,    name) {
    if (s ~ /^:::+ *$/) {
        close_div()
        return
    }
    find_ids(bare(s))
    if (attribute(s, "source") != "")
        add_citation(attribute(s, "source"))
    name = s
    gsub(/^:::+ *|[{}]|:+ *$/, "", name)
    add_block(s ~ /\{/ ? substr(s, index(s, "{")) : "{." name "}")
    div_line[++depth] = line
    div_text[depth] = s
    div_kind[depth] = name ~ /(^|[ .])exercise( |$)/ ? "exercise" : name ~ /(^|\.)answer *$/ ? "answer" : class_of(s)
    if (div_kind[depth] == "correction")
        begin_correction(s)
    else if (div_kind[depth] == "exercise")
        begin_exercise(s)
    else if (div_kind[depth] == "answer" && div_kind[depth - 1] != "exercise")
        error(here(), "::: answer stands inside an exercise")
    else if (div_kind[depth] == "answer")
        answer = exercise
    else if (name ~ /(^|\.)hint *$/ && exercise != "")
        exercise_hints[exercise]++
}

function close_div() {
    if (depth == 0) {
        error(here(), "this ::: closes nothing")
        return
    }
    if (div_kind[depth] == "answer")
        answer = ""
    else if (div_kind[depth] == "exercise")
        exercise = ""
    else if (div_kind[depth] == "correction")
        end_correction()
    depth--
}

# The text of a correction: from the line after its fence, with the blocks and the running text that are counted from here.
function begin_correction(s) {
    correction = ++corrections
    correction_line[correction] = line
    correction_chapter[correction] = chapters
    correction_answer[correction] = answer
    correction_section[correction] = section
    correction_heading[correction] = heading
    correction_source[correction] = attribute(s, "source")
    correction_tests[correction] = attribute(s, "test")
    correction_blocks[correction] = blocks
    correction_prose[correction] = prose_count
    correction_id[correction] = attribute_id(s)
    if (correction_id[correction] == "" && correction_tests[correction] != "")
        add_id(correction_id[correction] = id_of_correction(correction_tests[correction]), answer)
}

# A correction that has no id of its own is found by its first test (blocks.lua makes the same).
function id_of_correction(tests) {
    sub(/ .*/, "", tests)
    sub(/^.*\//, "", tests)
    gsub(/_/, "-", tests)
    return "corrected-" tolower(tests)
}

function end_correction() {
    correction_end[correction] = line
    correction_blocks_end[correction] = blocks
    correction_prose_end[correction] = prose_count
    correction = 0
}

function begin_exercise(s) {
    exercise = attribute_id(s)
    if (exercise == "") {
        error(here(), "an exercise needs an id: ::: {.exercise #name stars=1}")
        exercise = "?" line
    }
    exercises[++exercise_count] = exercise
    exercise_line[exercise] = line
    exercise_chapter[exercise] = chapters
    exercise_stars[exercise] = attribute(s, "stars")
    exercise_teaches[exercise] = attribute(s, "teaches")
    exercise_number[exercise] = number[chapters] "." (++numbered[chapters])
}

function add_run(t) {
    run_program[++runs] = attribute(t, "program")
    run_args[runs] = attribute(t, "args")
    run_key[runs] = attribute(t, "as") != "" ? attribute(t, "as") : run_program[runs]
    run_expect[runs] = attribute(t, "expect") != "" ? attribute(t, "expect") : "pass"
    run_chapter[runs] = chapters
    run_answer[runs] = answer
    run_line[runs] = line
}

# A command of the shell is a run whose program is "-": its arguments are what is typed.
function add_shell(t) {
    add_run(t)
    run_program[runs] = "-"
    run_args[runs] = attribute(t, "command")
    run_needs[runs] = attribute(t, "needs")
}

# The key is a file's name: instructions.lua makes the same.
function add_asm(t) {
    asm_program[++asms] = attribute(t, "program")
    asm_function[asms] = attribute(t, "function")
    asm_cc[asms] = attribute(t, "cc") != "" ? attribute(t, "cc") : "gcc"
    asm_options[asms] = attribute(t, "options") != "" ? attribute(t, "options") : "-O2"
    asm_claims[asms] = attribute(t, "holds") "\t" attribute(t, "lacks") "\t" attribute(t, "count") "\t" attribute(t, "tally")
    asm_key[asms] = asm_program[asms] "." asm_function[asms] "." asm_cc[asms] "." asm_options[asms] (attribute(t, "tally") != "" ? ".tally" : "")
    gsub(/[^A-Za-z0-9_.]+/, "-", asm_key[asms])
    asm_chapter[asms] = chapters
    asm_answer[asms] = answer
    asm_line[asms] = line
}

# What stands in quotation marks is text: of the pieces between the marks, every other one.
function attribute(s, key,    piece, n, i) {
    n = split(s, piece, "\"")
    for (i = 1; i <= n; i += 2) {
        if (i < n && piece[i] ~ ("[ {]" key "=$"))
            return piece[i + 1]
        if (match(piece[i], "[ {]" key "=[^ }]+"))
            return substr(piece[i], RSTART + length(key) + 2, RLENGTH - length(key) - 2)
    }
    return ""
}

function bare(s) { gsub(/"[^"]*"/, "\"\"", s); return s }

function class_of(s) {
    s = bare(s)
    return match(s, /[ {]\.[A-Za-z0-9_-]+/) ? substr(s, RSTART + 2, RLENGTH - 2) : ""
}

function attribute_id(s) {
    s = bare(s)
    return match(s, /[ {]#[A-Za-z0-9_-]+/) ? substr(s, RSTART + 2, RLENGTH - 2) : ""
}

function find_ids(s,    braces, id) {
    while (match(s, /\{[^{}]*\}/)) {
        braces = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        id = attribute_id(braces)
        if (id != "")
            add_id(id, answer)
    }
}

function add_id(id, in_answer_of) {
    if (id in id_chapter)
        error(here(), "the id #" id " stands already at " id_at[id])
    if (id ~ /--/ || id ~ /^(index|answers?|corrections|ref)-/ || id ~ /^(index|answers?|refs|fn.*)$/)
        error(here(), "the id #" id " is one that the pages make themselves")
    id_chapter[id] = chapters
    id_at[id] = here()
    id_answer[id] = in_answer_of
}

function find_citations(s) {
    while (match(s, /(^|[[ ;-])@[A-Za-z0-9][A-Za-z0-9_:-]*/)) {
        add_citation(substr(s, RSTART + index(substr(s, RSTART), "@"), RLENGTH - index(substr(s, RSTART), "@")))
        s = substr(s, RSTART + RLENGTH)
    }
}

function add_citation(key) {
    cite_key[++cites] = key
    cite_at[cites] = here()
}

function find_links(s) {
    while (match(s, /\]\(#[^)]*\)/)) {
        link_id[++links] = substr(s, RSTART + 3, RLENGTH - 4)
        link_chapter[links] = chapters
        link_line[links] = line
        link_answer[links] = answer
        find_definition(link_id[links])
        s = substr(s, RSTART + RLENGTH)
    }
}
