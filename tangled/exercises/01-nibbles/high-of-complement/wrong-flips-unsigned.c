#include <stdint.h>

unsigned ex_high_of_complement(uint8_t byte)
{
    return ~(unsigned)byte >> 4;
}
