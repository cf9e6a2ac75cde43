/*
 * It takes off the highest bit once, which leaves the lowest one only
 * where there are two.
 */
#include <nibble/bitscan.h>

unsigned ex_trailing_zeros32(uint32_t word)
{
    uint64_t rest = word & ~nb_isolate_msb(word); /* of two bits */

    return word == 0 ? 32 : nb_msb(rest != 0 ? rest : word);
}
