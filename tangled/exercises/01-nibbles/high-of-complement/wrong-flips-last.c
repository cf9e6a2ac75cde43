/* The flip reaches 32 bits and not just four, and the 28 ones above the
   nibble are still in the result. */
#include <nibble/nibble.h>

unsigned ex_high_of_complement(uint8_t byte)
{
    return ~nb_high(byte);
}
