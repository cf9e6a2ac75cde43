/* sweep.h: the moves of a block: the near ones, and those of sweeps. */
#ifndef NB_SWEEP_H
#define NB_SWEEP_H

#include <stdbool.h>
#include "look.h"
#include "score.h"

/** Squares of rank r: pieces there may go; and others. */
struct movers {
    slice any;     /* along any line: ours that are not pinned */
    slice line[4]; /* along a line: and those pinned on it */
};

SLICE_INLINE struct movers find_movers(const struct block *b,
                                       unsigned r)
{
    const slice mine = b->mine[r];
    struct movers movers;

    movers.any =
        mine & ~(b->lines[FILES][r] | b->lines[RANKS][r] |
                 b->lines[DIAGONALS][r] | b->lines[ANTIDIAGONALS][r]);
#pragma GCC unroll 4
    for (unsigned line = 0; line < 4; line++)
        movers.line[line] = movers.any | (mine & b->lines[line][r]);
    return movers;
}

/** Keeps pieces that can leave the rank. A pinned knight never can. */
SLICE_INLINE void select_movers(struct block *b, unsigned r,
                                const struct rank_pieces *pieces,
                                const struct movers *movers)
{
    b->knights[r] = strides_of(pieces->knights & movers->any);
    b->straight[r] = pieces->orthogonal & movers->line[FILES];
    b->diagonal[r] = pieces->diagonal & movers->line[DIAGONALS];
    b->antidiagonal[r] = pieces->diagonal & movers->line[ANTIDIAGONALS];
}

/**
 * Two sets: the moves of pawns to rank r + 1. Captures go to occupied
 * squares, and pushes to empty ones: never both to one.
 */
SLICE_INLINE void move_pawns(slice moves[2], const struct block *b,
                             unsigned r, slice pawns,
                             const struct movers *movers)
{
    const slice occupied = b->occupied[r + 1],
                barred = b->barred[r + 1];
    const slice push = pawns & movers->line[FILES] & ~occupied;
    const slice east = slice_east(pawns & movers->line[DIAGONALS]);
    const slice west = slice_west(pawns & movers->line[ANTIDIAGONALS]);

    moves[0] = (push | (east & occupied)) & ~barred;
    moves[1] = west & occupied & ~barred;
    if (r == 1)
        moves[1] = moves[1] | (push & ~b->occupied[3] & ~b->barred[3]);
}

/** Two sets: the moves of rooks and queens along rank r. */
SLICE_INLINE void move_sideways(slice moves[2], const struct block *b,
                                unsigned r, slice rooks)
{
    moves[0] = rays_east(rooks, b->occupied[r]) & ~b->barred[r];
    moves[1] = rays_west(rooks, b->occupied[r]) & ~b->barred[r];
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
    const slice occupied = b->occupied[0], taboo = b->taboo[0];
    const slice none = slice_all(0);
    const slice sets[5] = {
        rooks & slice_all(0x80) & all_clear(occupied, 0x60) &
            all_clear(taboo, 0x70),
        rooks & slice_all(0x01) & all_clear(occupied, 0x0E) &
            all_clear(taboo, 0x1C),
        none, none, none};

    count_five(score, sets);
}

/**
 * The moves of one rank, ours being the pieces there. What is barred
 * there and on the next is known.
 */
SLICE_INLINE void move_near_rank(struct score *score, struct block *b,
                                 unsigned r, slice ours)
{
    const struct movers movers = find_movers(b, r);
    const struct rank_pieces pieces = all_pieces(b, r);
    slice sets[5];

    select_movers(b, r, &pieces, &movers);
    move_sideways(sets, b, r, pieces.orthogonal & movers.line[RANKS]);
    sets[2] = b->area[r] & ~(ours | b->taboo[r]);
    sets[3] = sets[4] = slice_all(0);
    if (r > 0 && r < 7)
        move_pawns(sets + 3, b, r, pieces.pawns, &movers);
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
        const slice ours = b->mine[r] & b->occupied[r];

        b->barred[r] = ours;
        if (checked)
            b->barred[r] |= ~b->evasions[r];
        move_near_rank(&sum, b, r, ours);
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

/** Counts arrivals: sliders, and knights from one rank and from two. */
SLICE_INLINE void count_arrivals(struct score *score,
                                 const struct fronts *f,
                                 const struct strides *one,
                                 const struct strides *two,
                                 slice targets)
{
    const slice sets[7] = {
        f->straight,    f->east,       f->west,      two->near_east,
        two->near_west, one->far_east, one->far_west};

    count_seven(score, sets, targets);
}

/**
 * Counts the moves to the north, or with a flip of 7 to the south. On
 * the way, pieces of two sets move diagonally, to the east or west.
 */
SLICE_INLINE void sweep(struct score *score, const struct block *b,
                        const slice east[8], const slice west[8],
                        unsigned flip)
{
    const struct strides none = strides_of(slice_all(0));
    struct fronts fronts;
    struct score sum = *score;

    fronts_start(&fronts);
    SLICE_UNROLL
    for (unsigned k = 0; k < 8; k++) {
        const unsigned r = k ^ flip;

        if (k > 0)
            count_arrivals(&sum, &fronts, &b->knights[(k - 1) ^ flip],
                           k > 1 ? &b->knights[(k - 2) ^ flip] : &none,
                           ~b->barred[r]);
        advance(&fronts, b->straight[r], east[r], west[r],
                ~b->occupied[r]);
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
