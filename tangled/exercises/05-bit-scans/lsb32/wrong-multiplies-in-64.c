/*
 * The product has 64 bits, and the window is not at the top of its
 * lower 32.
 */
#include <stdint.h>

unsigned ex_lsb32(uint32_t word)
{
    static const uint8_t index[32] = {
        0,  1,  28, 2,  29, 14, 24, 3,  30, 22, 20, 15, 25, 17, 4,  8,
        31, 27, 13, 23, 21, 19, 16, 7,  26, 12, 18, 6,  11, 5,  10, 9};
    uint64_t product = (word & (0 - word)) * UINT64_C(0x077CB531);

    return word == 0 ? 32 : index[product >> 59];
}
