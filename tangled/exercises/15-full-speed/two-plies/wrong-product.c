/*
 * The answers to passing are counted for each move, as if no move
 * changed any of them.
 */
#include <nibble/attacks.h>
#include <nibble/moves.h>

/* Returns how many legal moves a position has. */
typedef unsigned reply_counter(const nb_position *position);

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies);

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies)
{
    nb_position passed = *position;

    passed.side ^= 1;
    passed.en_passant = NB_NO_SQUARE;
    return (uint64_t)nb_count_legal_moves(position) * replies(&passed);
}
