/*
 * Exercise 10.4, 2 stars: The third time
 *
 * By the Laws [@fide2023], two positions are the same if the same
 * player is to move, the same men stand on the same squares, and all
 * possible moves are the same. The half-moves do not matter, castling
 * rights do, and a square in field 4 only if a pawn may really take
 * there. `ex_times` gets the `count` positions of a game, the first one
 * first, and returns how often the last one has come up, itself
 * counted. It is called rarely; be right.
 *
 * make exercise NAME=same-position tries it, and
 * make hint NAME=same-position helps.
 */
#include <nibble/moves.h>

unsigned ex_times(const nb_position *game, unsigned count)
{
    unsigned times = 0;

    for (unsigned i = 0; i < count; i++)
        times += game[i].key == game[count - 1].key;
    return times;
}
