#include <nibble/nibble.h>

int64_t ex_signed_high(uint8_t byte)
{
    return (nb_high(byte) ^ 8) - 8; /* flip, subtract */
}
