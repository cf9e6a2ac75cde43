#include <stdint.h>

uint64_t ex_knight_attacks(uint64_t knights)
{
    static const unsigned counts[4] = {10, 17, 15, 6};
    uint64_t attacked = 0;

    for (unsigned lane = 0; lane < 4; lane++)
        attacked |= knights << counts[lane] | knights >> counts[lane];
    return attacked;
}
