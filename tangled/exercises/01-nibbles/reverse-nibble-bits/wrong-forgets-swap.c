/* The bits of each nibble are reversed, but the two nibbles of a byte
   stay where they were. */
#include <nibble/nibble.h>

unsigned ex_reverse_nibble(unsigned nibble)
{
    return UINT64_C(0xF7B3D591E6A2C480) >> 4 * nibble & 15;
}

uint8_t ex_reverse_byte(uint8_t byte)
{
    return nb_join(ex_reverse_nibble(nb_high(byte)),
                   ex_reverse_nibble(nb_low(byte)));
}
