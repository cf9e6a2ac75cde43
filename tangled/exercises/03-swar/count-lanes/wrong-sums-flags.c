/* A flag is worth 8 in its lane, so that each match counts eight
   times. */
#include <nibble/swar.h>

unsigned ex_count(uint64_t x, unsigned value)
{
    return nb_sum64(nb_equal64(x, nb_broadcast64(value)));
}
