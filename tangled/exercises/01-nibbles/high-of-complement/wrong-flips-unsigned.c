/* The flip is done in 32 bits, and after the shift 24 ones that nobody
   asked for stand above the nibble. */
#include <stdint.h>

unsigned ex_high_of_complement(uint8_t byte)
{
    return ~(unsigned)byte >> 4;
}
