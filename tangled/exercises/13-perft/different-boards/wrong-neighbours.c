/* It compares what has come one after the other, and sorts nothing. */
#include <nibble/moves.h>
#include <stddef.h>
#include <string.h>

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
    size_t count = collect(boards, position, depth), kept = 1;

    for (size_t i = 1; i < count; i++)
        if (memcmp(boards + i, boards + i - 1, sizeof *boards) != 0)
            boards[kept++] = boards[i];
    return count == 0 ? 0 : kept;
}
