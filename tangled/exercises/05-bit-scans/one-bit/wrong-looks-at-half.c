/*
 * It looks at 32 bits of 64, because the word has been put into a
 * smaller type.
 */
#include <stdbool.h>
#include <stdint.h>

bool ex_has_one_bit(uint64_t word)
{
    unsigned half = (unsigned)word;

    return word != 0 && (half & (half - 1)) == 0;
}
