#include <stdint.h>

unsigned ex_awq_nibble(uint32_t word, unsigned weight)
{
    unsigned nibble = weight / 2 + weight % 2 * 4;

    return word >> 4 * nibble & 15;
}
