/* look.h: what the king has to know, on each board of a block. */
#ifndef NB_LOOK_H
#define NB_LOOK_H

#include "block.h"

/** What leapers attack on the ranks near their own; 2 ranks of margin.
 */
struct leaps {
    slice row[12];   /* the king: its own rank */
    slice near[12];  /* knights: two ranks to the north or south */
    slice above[12]; /* knights and king: the rank to the north */
    slice below[12]; /* and pawns: the rank to the south */
};

SLICE_INLINE void no_leaps(struct leaps *leaps, unsigned r)
{
    leaps->row[r] = leaps->near[r] = leaps->above[r] = leaps->below[r] =
        slice_all(0);
}

/** Nobody stands on the ranks of the margin. */
SLICE_INLINE void no_leaps_outside(struct leaps *leaps)
{
    no_leaps(leaps, 0);
    no_leaps(leaps, 1);
    no_leaps(leaps, 10);
    no_leaps(leaps, 11);
}

SLICE_INLINE void find_leaps(struct leaps *leaps, unsigned r,
                             const struct rank_pieces *pieces)
{
    const struct strides knights = strides_of(pieces->knights);

    leaps->row[r] = around(pieces->king);
    leaps->near[r] = knights.near_east | knights.near_west;
    leaps->above[r] =
        knights.far_east | knights.far_west | leaps->row[r];
    leaps->below[r] = leaps->above[r] | slice_beside(pieces->pawns);
}

/** What the leapers attack on rank r. */
SLICE_INLINE slice leaps_to(const struct leaps *leaps, unsigned r)
{
    return leaps->near[r] | leaps->above[r + 1] | leaps->row[r + 2] |
           leaps->below[r + 3] | leaps->near[r + 4];
}

/** Squares of rank r at our king, and the king's own. */
SLICE_INLINE slice king_area(const struct block *b, unsigned r)
{
    slice king = b->king[r];

    if (r > 0)
        king = king | b->king[r - 1];
    if (r < 7)
        king = king | b->king[r + 1];
    return around(king);
}

/** Finds what their pawns, knights and king attack, and sliders. */
SLICE_PHASE void watch_leapers(struct block *b)
{
    struct leaps leaps;

    no_leaps_outside(&leaps);
    SLICE_UNROLL
    for (unsigned r = 0; r < 8; r++) {
        const struct rank_pieces them = their_pieces(b, r);

        b->occupied[r] = b->kind[0][r] | b->kind[1][r] | b->kind[2][r];
        b->king[r] = all_pieces(b, r).king & b->mine[r];
        find_leaps(&leaps, r + 2, &them);
        b->rooks[r] = them.orthogonal;
        b->bishops[r] = them.diagonal;
    }
    SLICE_UNROLL
    for (unsigned r = 0; r < 8; r++) {
        b->taboo[r] = leaps_to(&leaps, r);
        b->area[r] = king_area(b, r);
    }
}

/**
 * Fronts go on to the next rank, over what is empty. Pieces of this
 * rank join them: straight, and those that go east and west.
 */
SLICE_INLINE void advance(struct fronts *f, slice straight, slice east,
                          slice west, slice empty)
{
    f->straight = (f->straight & empty) | straight;
    f->east = slice_east((f->east & empty) | east);
    f->west = slice_west((f->west & empty) | west);
}

SLICE_INLINE void fronts_start(struct fronts *f)
{
    f->straight = f->east = f->west = slice_all(0);
}

/**
 * What pieces attack along the rank to the east: a borrow runs to it.
 */
SLICE_INLINE slice rays_east(slice pieces, slice occupied)
{
    return occupied ^ slice_sub(occupied, slice_east(pieces));
}

#ifdef SLICE_HAS_MATRICES
/** The same to the west: to the east, in the mirror. */
SLICE_INLINE slice rays_west(slice pieces, slice occupied)
{
    return slice_mirror(
        rays_east(slice_mirror(pieces), slice_mirror(occupied)));
}
#else
/** The same to the west, by steps of 1, 2 and 4 (Kogge and Stone). */
SLICE_INLINE slice rays_west(slice pieces, slice occupied)
{
    const slice free = slice_all(0x7F) & ~occupied;
    const slice free2 = free & slice_shift_words(free, 1);
    const slice free4 = free2 & slice_shift_words(free2, 2);
    slice fill = pieces;

    fill |= free & slice_shift_words(fill, 1);
    fill |= free2 & slice_shift_words(fill, 2);
    fill |= free4 & slice_shift_words(fill, 4);
    return slice_west(fill);
}
#endif

/**
 * Sight and slides of a line, there and back: where a look in one
 * direction meets a slide in the other.
 */
SLICE_INLINE slice meet(slice sight, slice slides, slice sight_back,
                        slice slides_back)
{
    return (sight & slides_back) | (sight_back & slides);
}

/** Looks along rank r; returns what their sliders attack there. */
SLICE_INLINE slice look_sideways(struct block *b, unsigned r)
{
    const slice king = b->king[r], occupied = b->occupied[r] & ~king;
    const slice east = rays_east(b->rooks[r], occupied);
    const slice west = rays_west(b->rooks[r], occupied);

    b->lines[RANKS][r] = meet(rays_east(king, occupied), east,
                              rays_west(king, occupied), west);
    return east | west;
}

/** Sight and slides pass rank r; slides pass through our king too. */
SLICE_INLINE void look_on(struct fronts *sight, struct fronts *slides,
                          const struct block *b, unsigned r)
{
    const slice king = b->king[r], empty = ~b->occupied[r];

    advance(sight, king, king, king, empty);
    advance(slides, b->rooks[r], b->bishops[r], b->bishops[r],
            empty | king);
}

/** Slides and sight from both sides meet on a rank. */
SLICE_INLINE void meet_on(struct block *b, unsigned r,
                          const struct fronts *sight,
                          const struct fronts *slides)
{
    const struct fronts *see = &b->sight[r], *slide = &b->slides[r];

    b->lines[FILES][r] = meet(sight->straight, slides->straight,
                              see->straight, slide->straight);
    b->lines[DIAGONALS][r] =
        meet(sight->west, slides->west, see->east, slide->east);
    b->lines[ANTIDIAGONALS][r] =
        meet(sight->east, slides->east, see->west, slide->west);
    b->taboo[r] |= slides->straight | slides->east | slides->west |
                   slide->straight | slide->east | slide->west |
                   look_sideways(b, r);
}

/**
 * The way back to the south. Then lines has, for every slider that has
 * at most one piece between itself and our king, that piece or else all
 * squares between; and taboo has all that they attack, also through our
 * king, and their king's square.
 */
SLICE_PHASE void look_south(struct block *b)
{
    struct fronts sight, slides;

    fronts_start(&sight);
    fronts_start(&slides);
    SLICE_UNROLL
    for (unsigned r = 7; r < 8; r--) {
        meet_on(b, r, &sight, &slides);
        look_on(&sight, &slides, b, r);
    }
}

/** Keeps what our king sees, and their sliders attack, to the north. */
SLICE_PHASE void look_north(struct block *b)
{
    struct fronts sight, slides;

    fronts_start(&sight);
    fronts_start(&slides);
    SLICE_UNROLL
    for (unsigned r = 0; r < 8; r++) {
        b->sight[r] = sight;
        b->slides[r] = slides;
        look_on(&sight, &slides, b, r);
    }
}

/** 255 for the boards whose player is not in check, else 0. */
SLICE_INLINE slice find_calm(const struct block *b)
{
    slice checks = slice_all(0);

    SLICE_UNROLL
    for (unsigned r = 0; r < 8; r++)
        checks |= b->taboo[r] & b->king[r];
    return slice_is_zero(checks);
}

/** 255 for the boards with less than two squares in a set, else 0. */
SLICE_INLINE slice less_than_two(const slice set[8])
{
    slice one = slice_all(0), more = slice_all(0);

    for (unsigned r = 0; r < 8; r++) {
        more |= one & set[r];
        one |= set[r];
    }
    more |= one & slice_sub(one, slice_all(1));
    return slice_is_zero(more);
}

/** Their sliders that our king sees. */
SLICE_INLINE void find_sliding_checkers(slice checkers[8],
                                        const struct block *b)
{
    struct fronts sight;

    fronts_start(&sight);
    for (unsigned r = 7; r < 8; r--) {
        const slice king = b->king[r], occupied = b->occupied[r];
        const slice straight = sight.straight | b->sight[r].straight |
                               rays_east(king, occupied) |
                               rays_west(king, occupied);
        const slice aslant = sight.east | sight.west |
                             b->sight[r].east | b->sight[r].west;

        checkers[r] =
            (straight & b->rooks[r]) | (aslant & b->bishops[r]);
        advance(&sight, king, king, king, ~occupied);
    }
}

/** A king's leaps as if it were a knight; see struct leaps. */
SLICE_INLINE void leap_as_knight(slice near[12], slice far[12],
                                 const slice king[8])
{
    near[0] = near[1] = near[10] = near[11] = slice_all(0);
    far[0] = far[1] = far[10] = far[11] = slice_all(0);
    for (unsigned r = 0; r < 8; r++) {
        near[r + 2] = slice_beside(king[r]);
        far[r + 2] = slice_east2(king[r]) | slice_west2(king[r]);
    }
}

/** Adds their leapers that our king would attack if it leapt as they.
 */
SLICE_INLINE void add_leaping_checkers(slice checkers[8],
                                       const struct block *b)
{
    slice near[12], far[12];

    leap_as_knight(near, far, b->king);
    for (unsigned r = 0; r < 8; r++) {
        const struct rank_pieces them = their_pieces(b, r);
        const slice jumps =
            near[r] | near[r + 4] | far[r + 1] | far[r + 3];

        checkers[r] |=
            (jumps & them.knights) | (near[r + 1] & them.pawns);
    }
}

/**
 * Where a piece may go if its king is in check: at or before a checker.
 */
SLICE_PHASE void end_checks(struct block *b)
{
    const slice calm = find_calm(b);
    slice checkers[8], single;

    find_sliding_checkers(checkers, b);
    add_leaping_checkers(checkers, b);
    single = less_than_two(checkers);
    for (unsigned r = 0; r < 8; r++) {
        const slice between = b->lines[FILES][r] | b->lines[RANKS][r] |
                              b->lines[DIAGONALS][r] |
                              b->lines[ANTIDIAGONALS][r];

        b->evasions[r] =
            calm |
            (single & (checkers[r] | (between & ~b->occupied[r])));
    }
}

#endif
