#include <nibble/bitscan.h>

unsigned ex_trailing_zeros32(uint32_t word)
{
    return nb_lsb_or_64(word) & 31;
}
