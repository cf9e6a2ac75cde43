/*
 * The 64 that stands for none is masked, and zero looks as if bit 0
 * were set.
 */
#include <nibble/bitscan.h>

unsigned ex_trailing_zeros32(uint32_t word)
{
    return nb_lsb_or_64(word) & 31;
}
