/*
 * Exercise 9.5, 2 stars: How far is it for a knight?
 *
 * `ex_knight_distance` returns in how many moves a knight gets from one
 * square to another, on a board that is empty but for pawns on which it
 * must not land. If it cannot get there, the answer is 64. The two
 * squares have no pawn.
 *
 * make exercise NAME=knight-distance tries it, and
 * make hint NAME=knight-distance helps.
 */
#include <nibble/attacks.h>

unsigned ex_knight_distance(unsigned from, unsigned to,
                            uint64_t pawns)
{
    (void)pawns;
    return from == to ? 0 : 1;
}
