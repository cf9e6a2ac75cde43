/*
 * Exercise 10.3, 2 stars: In passing
 *
 * A pawn on `from` may take another one that has just passed over the
 * square `passed`, if the king is not in check afterwards.
 * `ex_may_take` says whether it may, from the men of both sides. Try it
 * with one rule before you look at again.
 *
 * make exercise NAME=may-take tries it, and
 * make hint NAME=may-take helps.
 */
#include <nibble/attacks.h>
#include <stdbool.h>

bool ex_may_take(const nb_men *own, const nb_men *enemy, unsigned from,
                 unsigned passed)
{
    (void)from;
    (void)passed;
    return (nb_attacks(enemy, ~(own->all | enemy->all)) & own->king) ==
           0;
}
