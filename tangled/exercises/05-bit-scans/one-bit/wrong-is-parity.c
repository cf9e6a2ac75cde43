/* It asks whether the number of bits is odd: three are odd, too. */
#include <stdbool.h>
#include <stdint.h>

bool ex_has_one_bit(uint64_t word)
{
    return __builtin_parityll(word) != 0;
}
