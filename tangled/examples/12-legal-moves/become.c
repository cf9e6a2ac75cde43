#include <nibble/uci.h>
#include <stdio.h>

static void play(const char *text)
{
    nb_fen fen;
    nb_position position;
    nb_move move;
    char after[NB_FEN_SIZE];

    if (nb_position_read(&position, text, NB_UNTIL_NUL).error !=
            NB_FEN_OK ||
        nb_uci_read(&move, &position, "h1h8", 4).error != NB_UCI_OK)
        return;
    position = nb_position_after(&position, move);
    fen = nb_position_fen(&position);
    nb_fen_write(after, &fen);
    printf("%s\n   h1h8: %s\n", text, after);
}

int main(void)
{
    play("4k2r/8/8/8/8/8/8/4K2R w Kk - 3 60");
    play("4k2r/8/8/8/8/8/8/4K2R w - - 40 60");
    return 0;
}
