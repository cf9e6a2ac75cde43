/*
 * The answers to passing are counted for each move, as if no move
 * changed any of them.
 */
#include <nibble/perft.h>

uint64_t ex_two_plies(const nb_position *position)
{
    nb_position passed = *position;

    passed.side ^= 1;
    passed.en_passant = NB_NO_SQUARE;
    return (uint64_t)nb_count_legal_moves(position) *
           nb_count_legal_moves(&passed);
}
