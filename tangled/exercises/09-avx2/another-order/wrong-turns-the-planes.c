/*
 * The planes are in reverse order, in place of the ranks.
 */
#include <stdint.h>

void ex_choose(uint8_t before[64], uint8_t behind[64])
{
    for (unsigned i = 0; i < 64; i++) {
        before[i] = (uint8_t)(i ^ 7);
        behind[i] = (uint8_t)(i % 8 * 8 + 7 - i / 8 % 8);
    }
}
