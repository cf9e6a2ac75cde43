/* Black pawns on the neighbouring files are forgotten. */
#include <nibble/attacks.h>

uint64_t ex_passed_pawns(uint64_t white, uint64_t black)
{
    return white & ~nb_slider_attacks(NB_SOUTH, black, UINT64_MAX);
}
