/* The files are reversed as well, not only the ranks. */
#include <stdint.h>

void ex_choose(uint8_t before[64], uint8_t behind[64])
{
    for (unsigned i = 0; i < 64; i++) { /* the files as well */
        before[i] = (uint8_t)i;
        behind[i] = (uint8_t)((7 - i % 8) * 8 + i / 8 % 8);
    }
}
