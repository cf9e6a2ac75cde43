/*
 * Boards count as the same if the same squares are taken, by whomever.
 */
#include <nibble/moves.h>
#include <stdlib.h>
#include <string.h>

static int by_squares(const void *a, const void *b)
{
    uint64_t x = nb_quad_occupied(a), y = nb_quad_occupied(b);

    return (x > y) - (x < y);
}

static int by_squares_and_planes(const void *a, const void *b)
{
    int order = by_squares(a, b);

    return order != 0 ? order : memcmp(a, b, sizeof(nb_quad));
}

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


static size_t drop_duplicates(nb_quad boards[], size_t count)
{
    size_t kept = 0;

    qsort(boards, count, sizeof *boards, by_squares_and_planes);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || by_squares(boards + i, boards + i - 1) != 0)
            boards[kept++] = boards[i];
    return kept;
}

size_t ex_boards(nb_quad boards[], const nb_position *position,
                 unsigned depth)
{
    size_t count = collect(boards, position, depth);

    return drop_duplicates(boards, count);
}
