#include <nibble/array.h>

unsigned ex_slide(const uint8_t board[32], unsigned square, int east,
                  int north)
{
    uint32_t mask = UINT32_C(15) << square % 8 * 4;
    unsigned rank = square / 8, count = 0;

    while ((mask = east > 0 ? mask << 4 : mask >> 4) != 0 &&
           (rank += (unsigned)north) < 8 &&
           (nb_load_u32(board + 4 * rank) & mask) == 0)
        count++;
    return count;
}
