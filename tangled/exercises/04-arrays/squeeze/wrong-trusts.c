/* Any bytes are expanded, also those that nobody has squeezed. */
#include <nibble/array.h>
#include <string.h>

int ex_squeeze(uint8_t bytes[24], const uint8_t board[32])
{
    int pieces = 64 - (int)nb_array_count(board, 64, 0);
    uint64_t occupied = 0;
    size_t at = 0;

    if (pieces > 32)
        return pieces;
    nb_array_fill(bytes + 8, 32, 0);
    for (size_t square = 0; square < 64; square++) {
        unsigned piece = nb_array_get(board, square);

        if (piece != 0) {
            occupied |= UINT64_C(1) << square;
            nb_array_set(bytes + 8, at++, piece);
        }
    }
    nb_store_u64(bytes, occupied);
    return pieces;
}

int ex_expand(uint8_t board[32], const uint8_t bytes[24])
{
    uint64_t occupied = nb_load_u64(bytes);
    size_t at = 0;

    memset(board, 0, 32);
    for (size_t square = 0; square < 64; square++)
        if ((occupied >> square & 1) != 0 && at < 32)
            nb_array_set(board, square, nb_array_get(bytes + 8, at++));
    return (int)at;
}
