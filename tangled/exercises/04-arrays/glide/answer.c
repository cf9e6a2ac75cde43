#include <stdint.h>

static unsigned code_at(uint32_t rank, unsigned file)
{
    return rank >> 4 * file & 15;
}

static unsigned can_enter(uint32_t rank, uint32_t mask, unsigned rook)
{
    uint32_t black = UINT32_C(0x11111111) & mask;

    return (rank & mask) == 0 || ((rank & black) != 0) != rook % 2;
}

unsigned ex_glide_east(uint32_t rank, unsigned file)
{
    unsigned steps = 0, rook = code_at(rank, file);
    uint32_t mask = UINT32_C(15) << 4 * file;

    while ((mask <<= 4) != 0 && can_enter(rank, mask, rook)) {
        steps++;
        if ((rank & mask) != 0)
            break;
    }
    return steps;
}

unsigned ex_glide_west(uint32_t rank, unsigned file)
{
    unsigned steps = 0, rook = code_at(rank, file);
    uint32_t mask = UINT32_C(15) << 4 * file;

    while ((mask >>= 4) != 0 && can_enter(rank, mask, rook)) {
        steps++;
        if ((rank & mask) != 0)
            break;
    }
    return steps;
}
