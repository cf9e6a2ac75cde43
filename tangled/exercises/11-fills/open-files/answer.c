#include <nibble/attacks.h>

uint64_t ex_open_files(uint64_t pawns)
{
    return ~(nb_occluded_fill(NB_NORTH, pawns, UINT64_MAX) |
             nb_occluded_fill(NB_SOUTH, pawns, UINT64_MAX));
}
