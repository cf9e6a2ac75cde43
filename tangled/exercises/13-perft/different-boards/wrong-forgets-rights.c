/*
 * After each move one position with the same pieces is kept, and
 * another one of them may still castle.
 */
#include <nibble/moves.h>
#include <stdlib.h>
#include <string.h>

static nb_position here[200000], next[200000];

static int by_pieces(const void *a, const void *b)
{
    const nb_position *x = a, *y = b;

    return memcmp(&x->quad, &y->quad, sizeof x->quad);
}

static int by_pieces_and_rights(const void *a, const void *b)
{
    const nb_position *x = a, *y = b;
    int order = by_pieces(a, b);

    if (order == 0)
        order = x->castling - y->castling;
    return order != 0 ? order : memcmp(a, b, sizeof *x);
}

static size_t go_on(size_t count)
{
    nb_move moves[NB_MAX_MOVES];
    size_t all = 0, kept = 0;

    for (size_t i = 0; i < count; i++) {
        unsigned found = nb_generate_moves(moves, here + i);
        for (unsigned k = 0; k < found; k++)
            next[all++] = nb_position_after(here + i, moves[k]);
    }
    qsort(next, all, sizeof *next, by_pieces_and_rights);
    for (size_t i = 0; i < all; i++)
        if (i == 0 || by_pieces(next + i, next + i - 1) != 0)
            here[kept++] = next[i];
    return kept;
}

size_t ex_boards(nb_quad boards[], const nb_position *position,
                 unsigned depth)
{
    size_t count = 1;

    here[0] = *position;
    for (; depth > 0; depth--)
        count = go_on(count);
    for (size_t i = 0; i < count; i++)
        boards[i] = here[i].quad;
    return count;
}
