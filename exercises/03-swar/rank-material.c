/*
 * Exercise 3.4, 2 stars: What is a rank worth?
 *
 * Pawns count 1, knights and bishops 3, rooks 5, queens 9, kings
 * nothing. `ex_material` takes a rank of eight nibbles with the book's
 * codes (twice the kind, plus one for black; pawn 1, knight 2, bishop
 * 3, rook 4, queen 5, king 6; no other codes occur but 0) and returns
 * what white's men on it are worth minus what black's are. No loop over
 * the lanes; one over the kinds is fine. You may include
 * `nibble/swar.h`.
 *
 * make exercise NAME=rank-material tries it, and
 * make hint NAME=rank-material helps.
 */
#include <nibble/swar.h>

int ex_material(uint32_t rank)
{
    return (int)nb_sum32(rank); /* the sum of the codes */
}
