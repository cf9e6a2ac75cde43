#include <stdint.h>

static unsigned glide(uint64_t rank, uint64_t mask, int east)
{
    unsigned steps = 0, colour = (rank & mask & 0x11111111) != 0;

    while ((mask = east ? mask << 4 : mask >> 4) != 0 && steps < 8) {
        unsigned black = (rank & mask & 0x11111111) != 0;
        if ((rank & mask) != 0)
            return steps + (black != colour);
        steps++;
    }
    return steps;
}

unsigned ex_glide_east(uint32_t rank, unsigned file)
{
    return glide(rank, UINT64_C(15) << 4 * file, 1);
}

unsigned ex_glide_west(uint32_t rank, unsigned file)
{
    return glide(rank, UINT64_C(15) << 4 * file, 0);
}
