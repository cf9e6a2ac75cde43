#include <nibble/uci.h>
#include <stdio.h>
#include <stdlib.h>

/* The arguments from the second to the seventh are a FEN. */
static nb_position position_of(int argc, char **argv)
{
    char text[NB_FEN_SIZE] = "";
    nb_position position;
    nb_fen_result r;

    if (argc >= 7)
        snprintf(text, sizeof text, "%s %s %s %s %s %s", argv[1],
                 argv[2], argv[3], argv[4], argv[5], argv[6]);
    r = nb_position_read(&position, text, NB_UNTIL_NUL);
    if (r.error == NB_FEN_OK)
        return position;
    printf("%s\n%*s\n%s\n", text, (int)r.position + 1, "^",
           nb_fen_message(r.error));
    exit(1);
}

enum { SHOWN = 24 };

static void print_moves(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    printf("%u moves", count);
    for (unsigned i = 0; i < count && i < SHOWN; i++) {
        char text[NB_UCI_SIZE];

        nb_uci_write(text, moves[i]);
        printf("%s%s", i % 12 == 0 ? "\n" : " ", text);
    }
    puts(count > SHOWN ? " ..." : "");
}

int main(int argc, char **argv)
{
    const nb_position position = position_of(argc, argv);
    nb_uci_result r;
    nb_move move;

    if (argc < 8) {
        print_moves(&position);
        return 0;
    }
    r = nb_uci_read(&move, &position, argv[7], NB_UNTIL_NUL);
    if (r.error == NB_UCI_OK)
        return 0;
    printf("%s\n%*s\n%s\n", argv[7], (int)r.position + 1, "^",
           nb_uci_message(r.error));
    return 1;
}
