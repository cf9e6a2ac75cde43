/*
 * Exercise 9.4, 2 stars: A round board
 *
 * On a *cylinder* the h-file and the a-file are neighbours: east of h4
 * is a4. `ex_cylinder_east` returns what rooks attack to the east. A
 * rook whose rank is empty comes round to its own square and attacks
 * that. With steps of one square, how many does its fill take? Can you
 * do it in three?
 *
 * make exercise NAME=cylinder tries it, and
 * make hint NAME=cylinder helps.
 */
#include <nibble/attacks.h>

uint64_t ex_cylinder_east(uint64_t rooks, uint64_t empty)
{
    return nb_slider_attacks(NB_EAST, rooks, empty);
}
