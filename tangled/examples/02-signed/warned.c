#include <stdint.h>
#pragma GCC diagnostic error "-Wextra"

int is_minus_three(uint8_t nibble)
{
    return nibble == -3;
}

int is_before(int step, unsigned limit)
{
    return step < limit;
}
