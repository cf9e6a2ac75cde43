/*
 * Exercise 12.5, 3 stars: Checks
 *
 * `ex_count_checks` returns how many legal moves of knights, bishops,
 * rooks and queens give check with the man that moves. (Discovered
 * checks of another man do not count, nor do those of pawns and kings.)
 * There is no list, and no move is made.
 *
 * make exercise NAME=count-checks tries it, and
 * make hint NAME=count-checks helps.
 */
#include <nibble/attacks.h>
#include <nibble/moves.h>

unsigned ex_count_checks(const nb_position *position)
{
    (void)position;
    return 0;
}
