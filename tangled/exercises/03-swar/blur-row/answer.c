#include <nibble/swar.h>

uint64_t ex_blur(uint64_t x)
{
    return nb_average64(x, nb_average64(x << 4, x >> 4));
}
