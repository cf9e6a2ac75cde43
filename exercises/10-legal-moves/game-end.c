/*
 * Exercise 10.1, 1 star: The end of a game
 *
 * `ex_end` returns 1 if the player to move is mated, 2 if it is
 * stalemate, and 0 if the game goes on. (Draws by the clock do not
 * count.)
 *
 * make exercise NAME=game-end tries it, and
 * make hint NAME=game-end helps.
 */
#include <nibble/moves.h>

unsigned ex_end(const nb_position *position)
{
    return nb_in_check(position) ? 1 : 0;
}
