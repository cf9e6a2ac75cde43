#include <nibble/fill.h>

uint64_t north_east(uint64_t set);

uint64_t north_east(uint64_t set)
{
    return nb_step(set, NB_NORTH_EAST);
}
