/* The table begins at the wrong end: the entry of 0 has to be in the
   lowest four bits. */
#include <nibble/nibble.h>

unsigned ex_reverse_nibble(unsigned nibble)
{
    return UINT64_C(0x084C2A6E195D3B7F) >> 4 * nibble & 15;
}

uint8_t ex_reverse_byte(uint8_t byte)
{
    return nb_join(ex_reverse_nibble(nb_low(byte)),
                   ex_reverse_nibble(nb_high(byte)));
}
