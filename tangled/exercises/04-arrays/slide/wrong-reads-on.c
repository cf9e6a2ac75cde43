/* The rank is loaded before it is known to be on the board. */
#include <nibble/array.h>

unsigned ex_slide(const uint8_t board[32], unsigned square, int east,
                  int north)
{
    uint32_t mask = UINT32_C(15) << square % 8 * 4;
    const uint8_t *at = board + square / 8 * 4;
    unsigned rank = square / 8, count = 0;

    for (;;) {
        mask = east > 0 ? mask << 4 : mask >> 4;
        rank += (unsigned)north;
        at += 4 * north;
        uint32_t pieces = nb_load_u32(at);
        if (mask == 0 || rank > 7 || (pieces & mask) != 0)
            return count;
        count++;
    }
}
