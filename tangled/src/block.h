/*
 * block.h: boards side by side, rank by rank, and what is found out
 * about them. Include a slice_*.h before.
 */
#ifndef NB_BLOCK_H
#define NB_BLOCK_H

#include <stddef.h>
#include "transpose.h"

/** One file nearer to the h-file; a bit there is gone. */
SLICE_INLINE slice slice_east(slice x)
{
    return slice_add(x, x);
}

/** The same by two files. */
SLICE_INLINE slice slice_east2(slice x)
{
#ifdef SLICE_HAS_MATRICES
    return slice_map(x, UINT64_C(0x0000010204081020));
#else
    return slice_east(slice_east(x));
#endif
}

/** The neighbours on both sides. */
SLICE_INLINE slice slice_beside(slice x)
{
    return slice_east(x) | slice_west(x);
}

/** At most one square of a rank, and its neighbours. */
SLICE_INLINE slice around(slice x)
{
#ifdef SLICE_HAS_MATRICES
    return slice_map(x, UINT64_C(0x03070E1C3870E0C0));
#else
    return x | slice_beside(x);
#endif
}

/** What arrives on a rank from the last one, in three directions. */
struct fronts {
    slice straight, east, west;
};

/** Knights moved aside, by a file for two ranks, by two for one. */
struct strides {
    slice near_east, near_west, far_east, far_west;
};

SLICE_INLINE struct strides strides_of(slice knights)
{
    const slice east = slice_east(knights);
    const struct strides to = {east, slice_west(knights),
                               slice_east2(knights),
                               slice_west2(knights)};

    return to;
}

/**
 * SLICE_BOARDS boards, rank by rank, seen by the player to move: we,
 * whose pieces start in slices 0 and 1 of a set, against them. Beside
 * each line, the function that fills it.
 */
struct block {
    slice mine[8], kind[3][8];           /* slice_boards */
    slice occupied[8], king[8], area[8]; /* watch_leapers */
    slice rooks[8], bishops[8];          /* watch_leapers */
    slice taboo[8];                      /* watch_leapers, look_south */
    struct fronts sight[8], slides[8];   /* look_north */
    slice lines[4][8];                   /* look_south */
    slice evasions[8];                   /* end_checks */
    slice barred[8], straight[8];        /* move_near */
    slice diagonal[8], antidiagonal[8];  /* move_near */
    struct strides knights[8];           /* move_near */
};

/** The lines on which a piece can be pinned. */
enum { FILES, RANKS, DIAGONALS, ANTIDIAGONALS };

/** Pieces on a rank. */
struct rank_pieces {
    slice pawns, knights, king;
    slice orthogonal; /* rooks and queens */
    slice diagonal;   /* bishops and queens */
};

/** Who stands where, from the three planes of kinds. */
SLICE_INLINE struct rank_pieces pieces_of(slice a, slice b, slice c)
{
    struct rank_pieces pieces;

    pieces.pawns = a & ~(b | c);
    pieces.knights = b & ~(a | c);
    pieces.king = b & c & ~a;
    pieces.orthogonal = c & (a | ~b);
    pieces.diagonal = a & (b ^ c);
    return pieces;
}

/** Who stands on rank r, of both players. */
SLICE_INLINE struct rank_pieces all_pieces(const struct block *b,
                                           unsigned r)
{
    return pieces_of(b->kind[0][r], b->kind[1][r], b->kind[2][r]);
}

SLICE_INLINE struct rank_pieces their_pieces(const struct block *b,
                                             unsigned r)
{
    const slice theirs = ~b->mine[r];

    return pieces_of(b->kind[0][r] & theirs, b->kind[1][r] & theirs,
                     b->kind[2][r] & theirs);
}

/** Reads a block of boards as the player of a colour sees them. */
SLICE_PHASE void slice_boards(struct block *b,
                              const uint64_t *const planes[4],
                              size_t first, unsigned colour)
{
    const unsigned flip = colour == 0 ? 0 : 7;
    const slice none = slice_all(0);

    slice_plane(b->mine, planes[0] + first, flip,
                colour == 0 ? ~none : none);
    for (unsigned k = 0; k < 3; k++)
        slice_plane(b->kind[k], planes[k + 1] + first, flip, none);
}

#endif
