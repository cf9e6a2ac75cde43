/*
 * Exercise 9.2, 1 star: Passed pawns
 *
 * A pawn is *passed* if no enemy pawn stands ahead of it, on its file
 * or on a neighbouring one. `ex_passed_pawns` returns White's passed
 * pawns. Black's pawns are the second set.
 *
 * make exercise NAME=passed-pawns tries it, and
 * make hint NAME=passed-pawns helps.
 */
#include <nibble/attacks.h>

uint64_t ex_passed_pawns(uint64_t white, uint64_t black)
{
    return white & ~nb_slider_attacks(NB_SOUTH, black, UINT64_MAX);
}
