/* The subtraction borrows from lane to lane, so that a lane above a
   match may get a flag without being one. */
#include <nibble/swar.h>

unsigned ex_count(uint64_t x, unsigned value)
{
    uint64_t differs = x ^ nb_broadcast64(value);
    uint64_t flags = (differs - NB_L64) & ~differs & NB_H64;

    return nb_sum64(flags >> 3);
}
