/* A board is kept as often as it comes up. */
#include <nibble/moves.h>
#include <stddef.h>

static size_t collect(nb_quad boards[], const nb_position *position,
                      unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    size_t count = 0;
    unsigned found;

    if (depth == 0) {
        boards[0] = position->quad;
        return 1;
    }
    found = nb_generate_moves(moves, position);
    for (unsigned i = 0; i < found; i++) {
        nb_position after = nb_position_after(position, moves[i]);
        count += collect(boards + count, &after, depth - 1);
    }
    return count;
}


size_t ex_boards(nb_quad boards[], const nb_position *position,
                 unsigned depth)
{
    return collect(boards, position, depth);
}
