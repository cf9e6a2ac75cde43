#include <nibble/array.h>

unsigned ex_slide(const uint8_t board[32], unsigned square, int east,
                  int north)
{
    const unsigned step = (unsigned)(8 * north + east);
    unsigned count = 0;

    while ((square += step) < 64 && nb_array_get(board, square) == 0)
        count++;
    return count;
}
