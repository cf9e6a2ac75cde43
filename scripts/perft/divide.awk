# divide.awk: compares what a program says of each move with what Stockfish has said.
# usage: awk -v program="build/tools/perft --isa avx2" -f scripts/perft/divide.awk QUESTIONS ANSWERS
#        QUESTIONS: lines `DEPTH FEN`; ANSWERS: what scripts/perft/ask --divide has made of them
#
# A difference is a line: FEN, depth, move, both counts; after twenty of them they are only counted. Status 1 if there is one.

FNR == NR { question[NR] = $0; next }
/^[a-h]/  { theirs[$1] = $2; next }
          { compare(question[++answered]) }

END {
    printf "%d positions, %d moves, %d wrong\n", answered, moves, wrong
    exit wrong > 0 || answered == 0
}

function compare(asked,    depth, fen, move) {
    depth = asked + 0
    fen = substr(asked, index(asked, " ") + 1)
    run(program " --divide " depth " '" fen "' 2>&1")
    for (move in theirs)
        if (!(move in ours) || ours[move] != theirs[move])
            complain(fen, depth, move, (move in ours) ? ours[move] : "no such move", theirs[move])
    for (move in ours)
        if (!(move in theirs))
            complain(fen, depth, move, ours[move], "no such move")
    split("", theirs)
    split("", ours)
}

function run(command,    line, part) {
    while ((command | getline line) > 0)
        if (line ~ /^[a-h][1-8][a-h][1-8][nbrq]?: [0-9]+$/) {
            split(line, part, " ")
            ours[part[1]] = part[2]
            moves++
        }
    close(command)
}

function complain(fen, depth, move, mine, right) {
    if (++wrong <= 20)
        printf "%s, depth %d, %s %s; Stockfish: %s (%s)\n", fen, depth, move, mine, right, program
}
