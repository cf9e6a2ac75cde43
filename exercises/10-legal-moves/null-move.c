/*
 * Exercise 10.2, 1 star: To pass
 *
 * Many searches ask what happens if a player does not move at all: a
 * **null move**. `ex_pass` returns the position in which only the turn
 * has changed. The half-moves count on, the number of the move goes up
 * after Black, nobody can take in passing any longer, and the key is
 * the one that `nb_position_key` would find. (Neither number has
 * reached 65535.)
 *
 * make exercise NAME=null-move tries it, and
 * make hint NAME=null-move helps.
 */
#include <nibble/moves.h>

nb_position ex_pass(const nb_position *position)
{
    nb_position after = *position;

    after.side ^= 1;
    return after;
}
