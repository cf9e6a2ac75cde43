/*
 * Exercise 11.4, 2 stars: Different boards
 *
 * How many different boards are there after so many moves? Only the men
 * count: not who may castle, and no square of field 4. `ex_boards`
 * writes those after `depth` legal moves to `boards`, each once and in
 * any order, and returns how many. There is room for all sequences.
 * From the start position they are 20, 400, 5362 and 71,852
 * [@oeis-boards].
 *
 * make exercise NAME=different-boards tries it, and
 * make hint NAME=different-boards helps.
 */
#include <nibble/moves.h>
#include <stddef.h>

size_t ex_boards(nb_quad boards[], const nb_position *position,
                 unsigned depth)
{
    (void)depth;
    boards[0] = position->quad;
    return 1;
}
