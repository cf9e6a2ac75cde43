/*
 * An attack fill leaves out the squares where it begins, so the square
 * of a pawn itself may count as open.
 */
#include <nibble/attacks.h>

uint64_t ex_open_files(uint64_t pawns)
{
    return ~(nb_slider_attacks(NB_NORTH, pawns, UINT64_MAX) |
             nb_slider_attacks(NB_SOUTH, pawns, UINT64_MAX));
}
