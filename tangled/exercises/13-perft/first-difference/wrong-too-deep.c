/* The way begins at the full depth, so it is not a shortest one. */
#include <nibble/perft.h>

static nb_move go_down(nb_position *position, unsigned depth,
                       nb_perft_function *one, nb_perft_function *other)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++) {
        nb_position after = nb_position_after(position, moves[i]);
        if (one(&after, depth - 1) != other(&after, depth - 1)) {
            *position = after;
            return moves[i];
        }
    }
    return 0;
}

unsigned ex_hunt(nb_move path[], const nb_position *position,
                 unsigned depth, nb_perft_function *one,
                 nb_perft_function *other)
{
    nb_position here = *position;
    unsigned length = 0;

    if (one(position, depth) == other(position, depth))
        return 0;
    for (unsigned left = depth; left > 1; left--)
        path[length++] = go_down(&here, left, one, other);
    return length;
}
