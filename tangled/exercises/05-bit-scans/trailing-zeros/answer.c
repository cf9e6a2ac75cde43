#include <nibble/bitscan.h>

unsigned ex_trailing_zeros32(uint32_t word)
{
    return nb_lsb(word | UINT64_C(1) << 32);
}
