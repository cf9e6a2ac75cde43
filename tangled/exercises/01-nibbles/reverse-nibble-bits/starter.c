#include <nibble/nibble.h>

unsigned ex_reverse_nibble(unsigned nibble)
{
    return UINT64_C(0xFEDCBA9876543210) >> 4 * nibble & 15;
}

uint8_t ex_reverse_byte(uint8_t byte)
{
    return byte; /* your turn */
}
