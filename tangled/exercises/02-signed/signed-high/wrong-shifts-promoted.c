/* The nibble is an int before it is shifted, and has room to the left:
   its top bit does not become a sign. */
#include <nibble/nibble.h>

int64_t ex_signed_high(uint8_t byte)
{
    uint8_t high = (uint8_t)nb_high(byte);

    return (high << 4) >> 4;
}
