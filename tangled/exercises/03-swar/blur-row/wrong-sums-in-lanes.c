/* The sum is up to 60, and loses its upper bits in a lane before it is
   divided. */
#include <nibble/swar.h>

uint64_t ex_blur(uint64_t x)
{
    uint64_t sum = nb_add64(nb_add64(x << 4, x >> 4), nb_shl64(x, 1));

    return nb_shr64(sum, 2);
}
