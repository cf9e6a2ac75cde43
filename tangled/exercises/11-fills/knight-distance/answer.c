#include <nibble/attacks.h>

unsigned ex_knight_distance(unsigned from, unsigned to,
                            uint64_t pawns)
{
    uint64_t reached = UINT64_C(1) << from, before = 0;
    unsigned moves = 0;

    for (; (reached >> to & 1) == 0; moves++) {
        if (reached == before)
            return 64;
        before = reached;
        reached |= nb_knight_attacks(reached) & ~pawns;
    }
    return moves;
}
