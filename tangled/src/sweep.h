/* sweep.h: the moves of a block: the near ones, and those of sweeps. */
#ifndef NB_SWEEP_H
#define NB_SWEEP_H

#include <stdbool.h>
#include "look.h"
#include "score.h"

/** Where men are free to move along a line: pinned on no other. */
struct freedom {
    slice files, ranks, diagonals, antidiagonals;
};

SLICE_INLINE struct freedom find_freedom(const struct block *b,
                                         unsigned r)
{
    const slice files = b->lines[FILES][r], ranks = b->lines[RANKS][r];
    const slice diagonals = b->lines[DIAGONALS][r];
    const slice antidiagonals = b->lines[ANTIDIAGONALS][r];
    const slice loose = ~(files | ranks | diagonals | antidiagonals);
    const struct freedom free = {files | loose, ranks | loose,
                                 diagonals | loose,
                                 antidiagonals | loose};

    return free;
}

/** Keeps who can move to other ranks. Free on two lines: not pinned. */
SLICE_INLINE void keep_movers(struct block *b, unsigned r,
                              const struct men *men,
                              const struct freedom *free)
{
    b->knights[r] = men->knights & free->files & free->ranks;
    b->straight[r] = men->orthogonal & free->files;
    b->diagonal[r] = men->diagonal & free->diagonals;
    b->antidiagonal[r] = men->diagonal & free->antidiagonals;
}

/**
 * Two sets: the moves of pawns to rank r + 1. What is taken can be
 * captured, what is not can be pushed to: never both.
 */
SLICE_INLINE void move_pawns(slice moves[2], const struct block *b,
                             unsigned r, slice pawns,
                             const struct freedom *free)
{
    const slice taken = b->taken[r + 1], targets = b->targets[r + 1];
    const slice push = pawns & free->files & ~taken;
    const slice east = slice_east(pawns & free->diagonals);
    const slice west = slice_west(pawns & free->antidiagonals);

    moves[0] = (push | (east & taken)) & targets;
    moves[1] = west & taken & targets;
    if (r == 1)
        moves[1] = moves[1] | (push & ~b->taken[3] & b->targets[3]);
}

/** Two sets: the moves of rooks and queens along rank r. */
SLICE_INLINE void move_sideways(slice moves[2], const struct block *b,
                                unsigned r, slice rooks)
{
    moves[0] = rays_east(rooks, b->taken[r]) & b->targets[r];
    moves[1] = rays_west(rooks, b->taken[r]) & b->targets[r];
}

/** Squares of rank r at our king, and the king's own. */
SLICE_INLINE slice king_area(const struct block *b, unsigned r)
{
    slice king = b->king[r];

    if (r > 0)
        king = king | b->king[r - 1];
    if (r < 7)
        king = king | b->king[r + 1];
    return king | beside(king);
}

/** 255 where all bits of a mask are clear, else 0. */
SLICE_INLINE slice all_clear(slice x, unsigned mask)
{
    return slice_is_zero(x & slice_all(mask));
}

/** Castling, to the h-file and to the a-file. */
SLICE_INLINE void castle(struct score *score, const struct block *b)
{
    const slice rooks =
        b->kind[0][0] & b->kind[1][0] & b->kind[2][0] & b->mine[0];
    const slice taken = b->taken[0], taboo = b->taboo[0];
    const slice none = slice_all(0);
    const slice sets[5] = {
        rooks & slice_all(0x80) & all_clear(taken, 0x60) &
            all_clear(taboo, 0x70),
        rooks & slice_all(0x01) & all_clear(taken, 0x0E) &
            all_clear(taboo, 0x1C),
        none, none, none};

    count_five(score, sets);
}

/** The moves of one rank. The targets of the next are known. */
SLICE_INLINE void move_near_rank(struct score *score, struct block *b,
                                 unsigned r, const struct men *men)
{
    const struct freedom free = find_freedom(b, r);
    slice sets[5];

    keep_movers(b, r, men, &free);
    move_sideways(sets, b, r, men->orthogonal & free.ranks);
    sets[2] = king_area(b, r) & ~(men->all | b->taboo[r]);
    sets[3] = sets[4] = slice_all(0);
    if (r > 0 && r < 7)
        move_pawns(sets + 3, b, r, men->pawns, &free);
    if (r == 6) {
        count_fourfold(score, sets + 3);
        sets[3] = sets[4] = slice_all(0);
    }
    count_five(score, sets);
}

/** The moves that need no sweep; checked says that evasions count. */
SLICE_INLINE void move_near(struct score *score, struct block *b,
                            bool checked)
{
    struct score sum = *score;

    /* A loop: clang would put off counting, and run out of registers.
     */
    for (unsigned r = 7; r < 8; r--) {
        const struct men men = our_men(b, r);

        b->targets[r] = ~men.all;
        if (checked)
            b->targets[r] = b->targets[r] & b->evasions[r];
        move_near_rank(&sum, b, r, &men);
    }
    castle(&sum, b);
    *score = sum;
}

SLICE_PHASE void move_near_calm(struct score *score, struct block *b)
{
    move_near(score, b, false);
}

SLICE_PHASE void move_near_checked(struct score *score, struct block *b)
{
    move_near(score, b, true);
}

/** What comes from behind: sliders, and knights from one and two ranks.
 */
struct wave {
    struct fronts fronts;
    slice east, west, east2, west2, far_east, far_west;
};

/** Counts who comes to rank r. */
SLICE_INLINE void count_wave(struct score *score, const struct wave *w,
                             slice targets)
{
    const slice sets[7] = {
        w->fronts.straight, w->fronts.east, w->fronts.west, w->east2,
        w->west2,           w->far_east,    w->far_west};

    count_seven(score, sets, targets);
}

SLICE_INLINE void wave_start(struct wave *w)
{
    fronts_start(&w->fronts);
    w->east = w->west = w->east2 = w->west2 = slice_all(0);
    w->far_east = w->far_west = slice_all(0);
}

/** The wave leaves a rank with these knights. */
SLICE_INLINE void knights_join(struct wave *w, slice knights)
{
    w->east2 = w->east;
    w->west2 = w->west;
    w->east = slice_east(knights);
    w->west = slice_west(knights);
    w->far_east = slice_east(w->east);
    w->far_west = slice_west2(knights);
}

/**
 * Counts the moves one way: to the north, or with a flip of 7 to the
 * south. The arguments name who moves to the east and to the west.
 */
SLICE_INLINE void sweep(struct score *score, const struct block *b,
                        const slice east[8], const slice west[8],
                        unsigned flip)
{
    struct wave wave;
    struct score sum = *score;

    wave_start(&wave);
    SLICE_UNROLL
    for (unsigned k = 0; k < 8; k++) {
        const unsigned r = k ^ flip;

        if (k > 0)
            count_wave(&sum, &wave, b->targets[r]);
        advance(&wave.fronts, b->straight[r], east[r], west[r],
                ~b->taken[r]);
        knights_join(&wave, b->knights[r]);
    }
    *score = sum;
}

SLICE_PHASE void move_north(struct score *score, const struct block *b)
{
    sweep(score, b, b->diagonal, b->antidiagonal, 0);
}

SLICE_PHASE void move_south(struct score *score, const struct block *b)
{
    sweep(score, b, b->antidiagonal, b->diagonal, 7);
}

#endif
