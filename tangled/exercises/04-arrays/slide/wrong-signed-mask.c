/* The mask has a sign, and a shift down from the h-file copies its top
   bit: it then marks more squares than one. */
#include <nibble/array.h>

unsigned ex_slide(const uint8_t board[32], unsigned square, int east,
                  int north)
{
    int32_t mask = (int32_t)(UINT32_C(15) << square % 8 * 4);
    unsigned rank = square / 8, count = 0;

    for (;;) {
        mask = east > 0 ? (int32_t)((uint32_t)mask << 4) : mask >> 4;
        rank += (unsigned)north;
        if (mask == 0 || rank > 7 ||
            (nb_load_u32(board + 4 * rank) & (uint32_t)mask) != 0)
            return count;
        count++;
    }
}
