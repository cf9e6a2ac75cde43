#include <nibble/swar.h>

uint64_t ex_gray(uint64_t x)
{
    return x ^ nb_shr64(x, 1);
}
