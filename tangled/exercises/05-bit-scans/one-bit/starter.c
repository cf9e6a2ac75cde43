#include <nibble/bitscan.h>
#include <stdbool.h>

bool ex_has_one_bit(uint64_t word)
{
    return nb_reset_lsb(word) == 0;
}
