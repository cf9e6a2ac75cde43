#include <stdint.h>

static unsigned glide(uint32_t rank, uint32_t mask, int east)
{
    unsigned steps = 0;

    while ((mask = east ? mask << 4 : mask >> 4) != 0) {
        steps++;
        if ((rank & mask) != 0)
            break;
    }
    return steps;
}

unsigned ex_glide_east(uint32_t rank, unsigned file)
{
    return glide(rank, UINT32_C(15) << 4 * file, 1);
}

unsigned ex_glide_west(uint32_t rank, unsigned file)
{
    return glide(rank, UINT32_C(15) << 4 * file, 0);
}
