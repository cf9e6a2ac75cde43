/*
 * Exercise 4.5, 2 stars: A position in 24 bytes
 *
 * No more than 32 men stand on a board, so at least half of its nibbles
 * are 0. `ex_squeeze` writes a board of nibbles, a1 first, into 24
 * bytes. The first eight are a word, the lowest byte first, in which
 * bit *s* is set if square *s* is not empty. The other sixteen are an
 * array of 32 nibbles: the men in the order of their squares, and
 * behind them zeros. It returns how many men there are; if they are
 * more than 32, it leaves the output untouched. `ex_expand` makes the
 * board again, and returns the number of men. If the word has more than
 * 32 bits set, or a set bit has a nibble of 0, or one of the nibbles
 * behind the men is not 0, nobody has squeezed these bytes: it returns
 * −1, and the board is untouched. Boards and bytes do not overlap.
 * You may include `nibble/array.h` and any standard header. Predict how
 * many of the 24 bytes say something of the start position, and of a
 * king against a king.
 *
 * make exercise NAME=squeeze tries it, and
 * make hint NAME=squeeze helps.
 */
#include <stdint.h>
#include <string.h>

int ex_squeeze(uint8_t bytes[24], const uint8_t board[32])
{
    memcpy(bytes, board, 24); /* ranks 1 to 6, as they are */
    return 0;
}

int ex_expand(uint8_t board[32], const uint8_t bytes[24])
{
    memset(board, 0, 32);
    memcpy(board, bytes, 24);
    return 0;
}
