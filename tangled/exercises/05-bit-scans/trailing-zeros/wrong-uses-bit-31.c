/*
 * The bit that is added for zero is one that the word can have itself.
 */
#include <nibble/bitscan.h>

unsigned ex_trailing_zeros32(uint32_t word)
{
    return nb_lsb(word | UINT32_C(1) << 31);
}
