/* The nibble is taken first, and what is flipped then is not four bits
   but 32. */
#include <nibble/nibble.h>

unsigned ex_high_of_complement(uint8_t byte)
{
    return ~nb_high(byte);
}
