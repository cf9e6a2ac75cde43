#include "counter.h"
#include <inttypes.h>
#include <nibble/perft.h>
#include <stdio.h>
#include <stdlib.h>

static inline nb_position position_of(const char *fen)
{
    nb_position position;

    if (nb_position_read(&position, fen, NB_UNTIL_NUL).error !=
        NB_FEN_OK)
        abort();
    return position;
}

static inline void append_fen(batch *to, const char *fen)
{
    const nb_position p = position_of(fen);

    put(to, &p.quad, p.castling >> 2 * p.side);
}

enum { SIX = 6 };

static const char *const six[SIX] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
    "- 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
    "1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
    "- - 0 10"};


int main(void)
{
    const nb_variant *list = nb_perft_variants.list;
    nb_perft_function *listed = (nb_perft_function *)list->function;

    puts("board  many boards   listed");
    for (unsigned i = 0; i < SIX; i++) {
        const nb_position position = position_of(six[i]);
        const unsigned depth = i == 2 ? 4 : 3;

        printf("%5u  %11" PRIu64 "  %7" PRIu64 "\n", i + 1,
               perft_many(&position, depth, count_batch),
               listed(&position, depth));
    }
}
