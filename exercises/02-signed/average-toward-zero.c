/*
 * Exercise 2.4, 2 stars: An average without a lean
 *
 * `nb_average_signed` rounds down, so averages of averages drift
 * downwards. `ex_average_toward_zero` rounds a half toward zero
 * instead: −3 and −4 give −3, 3 and 4 give 3, and −8 and 7 give
 * 0. It takes two nibbles and returns one. You may include
 * `nibble/signed.h`. Try it without leaving four bits, and predict
 * first: for how many of the 256 pairs do the two averages differ?
 *
 * make exercise NAME=average-toward-zero tries it, and
 * make hint NAME=average-toward-zero helps.
 */
#include <nibble/signed.h>

unsigned ex_average_toward_zero(unsigned x, unsigned y)
{
    return nb_average_signed(x, y);
}
