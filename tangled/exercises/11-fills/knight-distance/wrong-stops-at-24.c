/*
 * It gives up after 24 moves, and in a maze of pawns the path can be
 * longer.
 */
#include <nibble/attacks.h>

unsigned ex_knight_distance(unsigned from, unsigned to,
                            uint64_t pawns)
{
    uint64_t reached = UINT64_C(1) << from;

    for (unsigned moves = 0; moves <= 24; moves++) {
        if ((reached >> to & 1) != 0)
            return moves; /* a longer path needs a maze */
        reached |= nb_knight_attacks(reached) & ~pawns;
    }
    return 64;
}
