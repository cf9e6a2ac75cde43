/* boards.c: the boards of a ply are gathered, and counted. */
#include "boards.h"
#include <nibble/moves.h>
#include <nibble/variants.h>
#include <string.h>
#include "perft_impls.h"

/* Fills up with empty boards, which have no moves, to a whole block. */
static void fill_up(nb_boards *boards, size_t width)
{
    for (; boards->count % width != 0; boards->count++)
        for (unsigned k = 0; k < 4; k++)
            boards->plane[k][boards->count] = 0;
}

/* On the last ply, the squares of en passant are not needed. */
static void clear(nb_boards *boards, unsigned depth)
{
    boards->count = 0;
    boards->is_last_ply = depth == 1;
    if (!boards->is_last_ply)
        memset(boards->en_passant, 0, sizeof boards->en_passant);
    boards->en_passant_moves = 0;
}

/* A perft that is under way, and the boards that wait. */
typedef struct walk {
    const nb_perft_impl *impl;
    nb_waiting waiting;
} walk;

/* Sets the members that are read first: the boards need no zeros. */
static void start_walk(walk *w, const nb_perft_impl *impl)
{
    w->impl = impl;
    w->waiting.count = 0;
}

/* The moves of boards of the last ply, but for those that wait now. */
static uint64_t count_boards(walk *w, nb_boards *boards, unsigned side)
{
    if (w->impl->count_waiting == NULL)
        fill_up(boards, w->impl->width);
    return nb_add_counts(
        boards->en_passant_moves,
        w->impl->count_moves(&w->waiting, boards, side));
}

static uint64_t count_waiting(walk *w, unsigned side)
{
    nb_finisher *finish = w->impl->count_waiting;

    return finish != NULL ? finish(&w->waiting, side) : 0;
}

/* The corners of rooks that may still castle. */
static uint64_t castlers_of(unsigned castling)
{
    static const unsigned corner[4] = {7, 0, 63, 56};
    uint64_t set = 0;

    for (unsigned right = 0; right < 4; right++)
        set |= (uint64_t)(castling >> right & 1) << corner[right];
    return set;
}

/* A rook's code is 8 or 9; with castlers it is 14 or 15. */
static void append(nb_boards *boards, const nb_position *p)
{
    const uint64_t castlers = castlers_of(p->castling);
    const size_t at = boards->count++;

    for (unsigned k = 0; k < 4; k++)
        boards->plane[k][at] = p->quad.plane[k];
    boards->plane[1][at] |= castlers;
    boards->plane[2][at] |= castlers;
    if (nb_en_passant_capturers(p) == 0)
        return;
    boards->en_passant[at] = p->en_passant;
    if (boards->is_last_ply)
        boards->en_passant_moves += nb_count_en_passant(p);
}

/* Who is to move on the last ply that is looked at. */
static unsigned last_side(const nb_position *p, unsigned depth)
{
    return (p->side ^ (depth - 1)) & 1;
}

/* Boards of the last ply, gathered until they are many. */
typedef struct gathering {
    walk walk;
    uint64_t sum;
    unsigned side;
    nb_boards boards;
} gathering;

static void count_gathered(gathering *g)
{
    g->sum = nb_add_counts(g->sum,
                           count_boards(&g->walk, &g->boards, g->side));
    clear(&g->boards, 1);
}

static void gather(gathering *g, const nb_position *p, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count;

    if (depth == 1) {
        append(&g->boards, p);
        if (g->boards.count == ENOUGH_BOARDS)
            count_gathered(g);
        return;
    }
    count = nb_generate_moves(moves, p);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(p, moves[i]);
        gather(g, &after, depth - 1);
    }
}

uint64_t nb_perft_by_lists(const nb_perft_impl *impl,
                           const nb_position *p, unsigned depth)
{
    gathering g;

    if (depth == 0)
        return 1;
    start_walk(&g.walk, impl);
    g.sum = 0;
    g.side = last_side(p, depth);
    clear(&g.boards, 1);
    gather(&g, p, depth);
    count_gathered(&g);
    return nb_add_counts(g.sum, count_waiting(&g.walk, g.side));
}

/* Counts the sequences of depth (at least 1) moves from the boards, but
   not the moves of boards that wait. There is room for the children
   after their parents. */
static uint64_t count_from(walk *w, nb_boards *parents, unsigned side,
                           unsigned depth)
{
    nb_boards *const children = parents + 1;
    uint64_t sum = 0;

    if (depth == 1)
        return count_boards(w, parents, side);
    for (size_t next = 0; next < parents->count;) {
        clear(children, depth - 1);
        next = w->impl->make_children(children, parents, next, side);
        sum = nb_add_counts(
            sum, count_from(w, children, side ^ 1, depth - 1));
    }
    return sum;
}

static NB_NEVER_INLINE uint64_t walk_boards(nb_boards *boards,
                                            const nb_perft_impl *impl,
                                            const nb_position *p,
                                            unsigned depth)
{
    walk w;
    uint64_t sum;

    start_walk(&w, impl);
    clear(boards, depth);
    append(boards, p);
    sum = count_from(&w, boards, p->side, depth);
    return nb_add_counts(sum, count_waiting(&w, last_side(p, depth)));
}

uint64_t nb_perft_by_boards_in(nb_boards *workspace,
                               const nb_perft_impl *impl,
                               const nb_position *p, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;
    unsigned count;

    if (depth <= PLIES_OF_BOARDS)
        return depth == 0 ? 1 : walk_boards(workspace, impl, p, depth);
    count = nb_generate_moves(moves, p);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(p, moves[i]);
        sum = nb_add_counts(
            sum,
            nb_perft_by_boards_in(workspace, impl, &after, depth - 1));
    }
    return sum;
}

uint64_t nb_perft_by_boards(const nb_perft_impl *impl,
                            const nb_position *p, unsigned depth)
{
    nb_boards workspace[PLIES_OF_BOARDS];

    return nb_perft_by_boards_in(workspace, impl, p, depth);
}

size_t nb_perft_workspace_size(unsigned depth)
{
    const size_t plies =
        depth < PLIES_OF_BOARDS ? depth : PLIES_OF_BOARDS;

    return plies * sizeof(nb_boards) + _Alignof(nb_boards) - 1;
}

/* The implementation behind the variant that nb_perft chooses; if it
   has none, the portable one. */
static const nb_perft_impl *chosen_impl(void)
{
    static const struct {
        nb_perft_function *perft;
        const nb_perft_impl *impl;
    } impls[] = {
#ifdef NB_SIMD512
        {nb_perft_avx512, &nb_perft_impl_avx512},
        {nb_perft_avx2, &nb_perft_impl_avx2},
#endif
#ifdef NB_SIMD
        {nb_perft_sse2, &nb_perft_impl_sse2},
#endif
        {NULL, &nb_perft_impl_word},
    };
    nb_function *const chosen = nb_choose(&nb_perft_variants)->function;
    size_t i = 0;

    while (impls[i].perft != NULL &&
           (nb_function *)impls[i].perft != chosen)
        i++;
    return impls[i].impl;
}

uint64_t nb_perft_in(void *workspace, const nb_position *position,
                     unsigned depth)
{
    const uintptr_t mask = _Alignof(nb_boards) - 1;
    char *const bytes = workspace;
    char *const aligned = bytes + (-(uintptr_t)bytes & mask);

    return nb_perft_by_boards_in((nb_boards *)(void *)aligned,
                                 chosen_impl(), position, depth);
}
