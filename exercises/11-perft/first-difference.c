/*
 * Exercise 11.3, 2 stars: A hunt without a hunter
 *
 * Two functions count, and one of them is wrong. `ex_hunt` finds a
 * shortest sequence of legal moves after which they disagree about how
 * many moves there are: that is, their counts of depth 1 differ. It
 * writes the moves, and returns how many, or 0 if the counts of the
 * position itself are the same at each depth up to the given one. (If
 * they disagree about the position itself at depth 1, the sequence is
 * empty, and the answer is 0 as well.)
 *
 * make exercise NAME=first-difference tries it, and
 * make hint NAME=first-difference helps.
 */
#include <nibble/perft.h>

unsigned ex_hunt(nb_move path[], const nb_position *position,
                 unsigned depth, nb_perft_function *one,
                 nb_perft_function *other)
{
    (void)path, (void)position;
    (void)one, (void)other;
    return depth;
}
