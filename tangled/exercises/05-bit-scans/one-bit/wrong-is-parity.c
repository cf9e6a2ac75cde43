/* It asks whether the number of bits is odd: three are odd, too. */
#include <stdint.h>

unsigned ex_has_one_bit(uint64_t word)
{
    return (unsigned)__builtin_parityll(word);
}
