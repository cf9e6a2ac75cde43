#include <nibble/uci.h>
#include <stdio.h>
#include <stdlib.h>

/* The arguments from the second to the seventh are a FEN. */
static nb_position position_of(int argc, char **argv)
{
    char text[NB_FEN_ROOM] = "";
    nb_fen fen;

    if (argc >= 7)
        snprintf(text, sizeof text, "%s %s %s %s %s %s", argv[1],
                 argv[2], argv[3], argv[4], argv[5], argv[6]);
    if (!nb_fen_read(&fen, text, NULL))
        exit(2);
    return nb_position_of(&fen);
}

enum { SHOWN = 24 };

static void print_moves(const nb_position *position)
{
    nb_move moves[NB_MOST_MOVES];
    unsigned count = nb_legal_moves(moves, position);

    printf("%u moves", count);
    for (unsigned i = 0; i < count && i < SHOWN; i++) {
        char text[NB_UCI_ROOM];

        nb_uci_write(text, moves[i]);
        printf("%s%s", i % 12 == 0 ? "\n" : " ", text);
    }
    puts(count > SHOWN ? " ..." : "");
}

int main(int argc, char **argv)
{
    const nb_position position = position_of(argc, argv);
    nb_uci_error error;
    nb_move move;

    if (argc < 8) {
        print_moves(&position);
        return 0;
    }
    if (nb_uci_read(&move, &position, argv[7], &error))
        return 0;
    printf("%s\n%*s\n%s\n", argv[7], (int)error.column, "^",
           error.why);
    return 1;
}
