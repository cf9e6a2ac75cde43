/*
 * The word is read with a sign, and one of the 64 single bits is the
 * sign.
 */
#include <stdbool.h>
#include <stdint.h>

bool ex_has_one_bit(uint64_t word)
{
    return (int64_t)word > 0 && (word & (word - 1)) == 0;
}
