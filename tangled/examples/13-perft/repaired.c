#include "wrong.h"
#include <stdio.h>
#include <string.h>

static bool may_expose_after_all(const nb_position *position,
                                 nb_move move)
{
    return nb_move_is_en_passant(move) || may_expose(position, move);
}

static unsigned repaired_moves(nb_move moves[NB_MAX_MOVES],
                               const nb_position *position)
{
    return list(moves, position, may_expose_after_all);
}

static const char *const cover =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R "
    "w KQkq - 0 1";

int main(int argc, char **argv)
{
    const char *text = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    nb_position position;

    if (nb_position_read(&position, text, NB_UNTIL_NUL).error !=
        NB_FEN_OK)
        return 1;
    if (argc == 2 && strcmp(argv[1], "cover") == 0 &&
        nb_position_read(&position, cover, NB_UNTIL_NUL).error !=
            NB_FEN_OK)
        return 1;
    puts("moves  repaired  chapter 12");
    for (unsigned depth = 1; depth <= 4; depth++)
        printf("%5u  %8lu  %10lu\n", depth,
               count(repaired_moves, &position, depth),
               count(nb_generate_moves, &position, depth));
    return 0;
}
