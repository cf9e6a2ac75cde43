/* On its path the knight lands on pawns. */
#include <nibble/attacks.h>

unsigned ex_knight_distance(unsigned from, unsigned to,
                            uint64_t pawns)
{
    uint64_t reached = UINT64_C(1) << from;
    unsigned moves = 0;

    if ((nb_knight_attacks(UINT64_C(1) << to) & ~pawns) == 0)
        return from == to ? 0 : 64;
    for (; (reached >> to & 1) == 0; moves++)
        reached |= nb_knight_attacks(reached);
    return moves;
}
