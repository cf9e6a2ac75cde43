#include <inttypes.h>
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

int main(int argc, char **argv)
{
    const nb_position position = position_of(argc, argv);
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, &position);

    for (unsigned i = 0; i < count; i++) {
        char text[NB_UCI_SIZE];

        nb_uci_write(text, moves[i]);
        if (nb_kind(nb_move_piece(moves[i])) == NB_KNIGHT)
            printf("0x%08" PRIX32 "  %s\n", moves[i], text);
    }
    return 0;
}
