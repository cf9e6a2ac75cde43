/* Of the nibbles behind the men only the last one is looked at. */
#include <nibble/array.h>
#include <string.h>

int ex_squeeze(uint8_t bytes[24], const uint8_t board[32])
{
    int men = 64 - (int)nb_array_count(board, 64, 0);
    uint64_t occupied = 0;
    size_t at = 0;

    if (men > 32)
        return men;
    nb_array_fill(bytes + 8, 32, 0);
    for (size_t square = 0; square < 64; square++) {
        unsigned man = nb_array_get(board, square);

        if (man != 0) {
            occupied |= UINT64_C(1) << square;
            nb_array_set(bytes + 8, at++, man);
        }
    }
    nb_store64(bytes, occupied);
    return men;
}

int ex_expand(uint8_t board[32], const uint8_t bytes[24])
{
    uint64_t occupied = nb_load64(bytes);
    uint8_t made[32] = {0};
    size_t at = 0;

    for (size_t square = 0; square < 64; square++)
        if ((occupied >> square & 1) != 0) {
            if (at == 32 || nb_array_get(bytes + 8, at) == 0)
                return -1;
            nb_array_set(made, square, nb_array_get(bytes + 8, at++));
        }
    if (at < 32 && nb_array_get(bytes + 8, 31) != 0)
        return -1;
    memcpy(board, made, 32);
    return (int)at;
}
