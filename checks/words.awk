# words.awk: words that no name of the chapters' code may have, and what the field says instead.
# usage: awk -f checks/words.awk CHAPTER...
# Names are the identifiers of the code (tests among them), and the names of chunks and of files. An identifier's words are parted by "_".
# Comments and strings are prose. The questions of an exercise, and the exam that asks them, may be called so.

BEGIN {
    # What is not the field's word, and the word for it. A phrase names words side by side; a "=" takes an identifier as a whole.
    split("man|piece;men|pieces;officer|piece;officers|pieces;" \
          "most|max;told|reported, progress;listener|callback;knows|has, finds;know|has, finds;" \
          "room|size, buffer;rooms|buffers;asks|tests;ways to|variants of;ways of|variants of;ways over|variants of;" \
          "way of|variant of;a way|a variant;of way|of variants;=way|variant, direction;=ways|variants, directions;" \
          "in every way|in every variant;several ways|several methods;two ways|two methods;three ways|three methods;four ways|four methods;" \
          "the ends|the limits;ends of|limits of;=ends|limits;=keep|what is kept;=keeps|what is kept;=question|predicate", row, ";")
    for (i in row) {
        split(row[i], pair, "|")
        expected[pair[1]] = pair[2]
    }
    # These are said as everybody says them.
    split("at most;in the way;the other way;for a question;in a question;of questions", fine, ";")
}

FNR == 1 { is_code = is_comment = 0 }
/^<<.*>>=$/ {
    name = substr($0, 3, length($0) - 5)
    check(name, name)
    is_code = 1
    is_comment = 0
    next
}
/^@( |$)/ { is_code = 0 }
is_code && !/^ *<<.*>>$/ {
    line = without_prose($0)
    while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
        check(substr(line, RSTART, RLENGTH), substr(line, RSTART, RLENGTH))
        line = substr(line, RSTART + RLENGTH)
    }
}
END { exit bad }

# Comments, strings and characters are left out.
function without_prose(line,    rest) {
    if (is_comment) {
        if (!match(line, /\*\//))
            return ""
        line = substr(line, RSTART + 2)
        is_comment = 0
    }
    gsub(/"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/, " ", line)
    while (match(line, /\/\*/)) {
        rest = substr(line, RSTART + 2)
        line = substr(line, 1, RSTART - 1)
        if (!match(rest, /\*\//)) {
            is_comment = 1
            return line
        }
        line = line " " substr(rest, RSTART + 2)
    }
    return line
}

function check(name, shown,    words, i, word, said) {
    if (shown in seen)
        return
    seen[shown]
    words = " " tolower(name) " "
    gsub(/[^a-z0-9]+/, " ", words)
    for (i in fine)
        gsub(" " fine[i] " ", " ", words)
    for (word in expected)
        if (word ~ /^=/ ? tolower(name) == substr(word, 2) : index(words, " " word " ")) {
            said = word
            sub(/^=/, "", said)
            printf "%s:%d: %s: \"%s\" is not the field's word: expected \"%s\"\n", FILENAME, FNR, shown, said, expected[word]
            bad = 1
        }
}
