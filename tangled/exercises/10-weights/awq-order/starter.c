#include <stdint.h>

unsigned ex_awq_nibble(uint32_t word, unsigned weight)
{
    return word >> 4 * weight & 15;
}
