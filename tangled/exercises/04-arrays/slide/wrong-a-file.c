/* A step to the east that ends on the a-file has left the board, but a
   step to the west has not. */
#include <nibble/array.h>

unsigned ex_slide(const uint8_t board[32], unsigned square, int east,
                  int north)
{
    const unsigned step = (unsigned)(8 * north + east);
    unsigned count = 0;

    while ((square += step) < 64 && square % 8 != 0 &&
           nb_array_get(board, square) == 0)
        count++;
    return count;
}
