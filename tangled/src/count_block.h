/*
 * count_block.h: counts the legal moves of boards, but for those en
 * passant, a block at a time.
 */
#include <nibble/bitscan.h>
#include <string.h>
#include "sweep.h"
#include "waiting.h"

/** What the king has to know, for all boards of a block. */
SLICE_INLINE void look(struct block *b, const uint64_t *const planes[4],
                       size_t first, unsigned colour)
{
    slice_boards(b, planes, first, colour);
    watch_leapers(b);
    look_north(b);
    look_south(b);
}

/** The moves of the chosen boards of a block, all found but the near.
 */
SLICE_INLINE uint64_t finish(struct score *score, const struct block *b,
                             slice chosen)
{
    move_north(score, b);
    move_south(score, b);
    return score_sum(score, chosen);
}

/** The moves of a block's calm boards; the others are left_out. */
SLICE_INLINE uint64_t count_calm(uint64_t *left_out,
                                 const uint64_t *const planes[4],
                                 size_t first, unsigned colour)
{
    struct block b;
    struct score score;
    slice calm;

    score_start(&score);
    look(&b, planes, first, colour);
    calm = find_calm(&b);
    *left_out = slice_tops(~calm);
    move_near_calm(&score, &b);
    return finish(&score, &b, calm);
}

/** The moves of a block, in check or not. */
SLICE_INLINE uint64_t count_all(const uint64_t *const planes[4],
                                size_t first, unsigned colour)
{
    struct block b;
    struct score score;

    score_start(&score);
    look(&b, planes, first, colour);
    end_checks(&b);
    move_near_checked(&score, &b);
    return finish(&score, &b, slice_all(255));
}

/** The board of a block that is in a lane of its slices. */
static inline size_t board_of_lane(size_t lane)
{
#ifdef SLICE_HAS_BLENDS
    return lane % 8 * 8 + lane / 8;
#else
    const size_t half = lane / 16 * 2 + lane % 2;

    if (SLICE_BOARDS == 8)
        return lane;
    return lane / 2 % 8 * (SLICE_BOARDS / 8) + half;
#endif
}

/** Lets boards wait: those of some lanes of a block. */
static inline void let_wait(nb_waiting *waiting, uint64_t lanes,
                            const uint64_t *const planes[4],
                            size_t first)
{
    for (; lanes != 0; lanes = nb_reset_lsb(lanes)) {
        const size_t board = first + board_of_lane(nb_lsb(lanes));

        for (unsigned k = 0; k < 4; k++)
            waiting->plane[k][waiting->count] = planes[k][board];
        waiting->count++;
    }
}

/** Lets boards wait that are less than a block. */
static inline void let_rest_wait(nb_waiting *waiting,
                                 const uint64_t *const planes[4],
                                 size_t first, size_t count)
{
    for (unsigned k = 0; k < 4; k++)
        memcpy(&waiting->plane[k][waiting->count], &planes[k][first],
               count * sizeof *planes[k]);
    waiting->count += count;
}

/** Counts the last boards that wait, as many as a block has. */
SLICE_INLINE uint64_t count_last(nb_waiting *waiting, unsigned colour)
{
    const uint64_t *const planes[4] = {
        waiting->plane[0], waiting->plane[1], waiting->plane[2],
        waiting->plane[3]};

    waiting->count -= SLICE_BOARDS;
    return count_all(planes, waiting->count, colour);
}

/** The same if there are as many, else nothing. */
SLICE_INLINE uint64_t count_enough(nb_waiting *waiting, unsigned colour)
{
    return waiting->count < SLICE_BOARDS ? 0
                                         : count_last(waiting, colour);
}

/** The moves of boards, but for those that wait now. */
SLICE_INLINE uint64_t count_blocks(nb_waiting *waiting,
                                   const uint64_t *const planes[4],
                                   size_t count, unsigned colour)
{
    const size_t rest = count % SLICE_BOARDS, whole = count - rest;
    uint64_t sum = 0, left_out;

    for (size_t first = 0; first < whole; first += SLICE_BOARDS) {
        sum += count_calm(&left_out, planes, first, colour);
        let_wait(waiting, left_out, planes, first);
        sum += count_enough(waiting, colour);
    }
    let_rest_wait(waiting, planes, whole, rest);
    return sum + count_enough(waiting, colour);
}

/** The moves of boards that wait, less than a block; none does then. */
SLICE_INLINE uint64_t count_rest(nb_waiting *waiting, unsigned colour)
{
    if (waiting->count == 0)
        return 0;
    for (; waiting->count < SLICE_BOARDS; waiting->count++)
        for (unsigned k = 0; k < 4; k++)
            waiting->plane[k][waiting->count] = 0;
    return count_last(waiting, colour);
}
