/*
 * The pawns fill their files to the north alone, so the squares south
 * of them still count as open.
 */
#include <nibble/attacks.h>

uint64_t ex_open_files(uint64_t pawns)
{
    return ~nb_occluded_fill(NB_NORTH, pawns, UINT64_MAX);
}
