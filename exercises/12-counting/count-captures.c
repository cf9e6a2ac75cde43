/*
 * Exercise 12.4, 2 stars: Only captures
 *
 * `ex_count_captures` returns how many legal moves of a position take
 * something. No move is listed, but those en passant may be. (A pawn
 * that captures on the last rank has four moves there.)
 *
 * make exercise NAME=count-captures tries it, and
 * make hint NAME=count-captures helps.
 */
#include <nibble/attacks.h>
#include <nibble/moves.h>

unsigned ex_count_captures(const nb_position *position)
{
    const nb_men own = nb_men_of(&position->quad, position->side);
    const nb_men enemy =
        nb_men_of(&position->quad, position->side ^ 1u);

    return nb_popcount64(nb_king_attacks(own.king) & enemy.all);
}
