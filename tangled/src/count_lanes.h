/*
 * count_lanes.h: legal moves counted on as many boards as there are
 * lanes. Whoever includes it says how the bits of lanes are counted.
 */
#include "boards.h"
#include <nibble/attacks.h>
#include <nibble/wide.h>
#include <string.h>
#include "lanes.h"
#include "plan.h"

INLINE lanes bits(lanes set);

/* Moves along a line, in both directions. */
INLINE lanes on_line(const nb_plans *plan, lanes free, unsigned up,
                     lanes empty)
{
    const lanes set = free | chosen(plan, PINNED + up);
    const lanes targets = chosen(plan, TARGETS);

    return bits(slide(up, set, empty) & targets) +
           bits(slide(nb_opposite(up), set, empty) & targets);
}

/* A pawn has four moves to a square of the last rank. */
INLINE lanes pawns_to(lanes squares)
{
    const lanes last = bits(squares & UINT64_C(0xFF000000000000FF));

    return bits(squares) + last + last + last;
}

INLINE lanes of_pawns(const nb_plans *plan)
{
    return pawns_to(chosen(plan, PUSH_TO)) +
           pawns_to(chosen(plan, WEST_TO)) +
           pawns_to(chosen(plan, EAST_TO)) +
           bits(chosen(plan, DOUBLE_TO) |
                chosen(plan, DOUBLE_BESIDE_TO));
}

INLINE lanes of_king(const nb_plans *plan)
{
    return bits(chosen(plan, KING_TO)) + bits(chosen(plan, CASTLE_TO));
}

/* A pair of leaps: so many squares aside, and up or down. */
INLINE lanes leaps_of(lanes aside, unsigned places, lanes targets)
{
    return bits(aside << places & targets) +
           bits(aside >> places & targets);
}

INLINE lanes of_knights(const nb_plans *plan)
{
    const lanes knights = chosen(plan, KNIGHTS);
    const lanes targets = chosen(plan, TARGETS);
    const lanes east = step(knights, NB_EAST);
    const lanes west = step(knights, NB_WEST);

    return leaps_of(east, 16, targets) + leaps_of(west, 16, targets) +
           leaps_of(step(east, NB_EAST), 8, targets) +
           leaps_of(step(west, NB_WEST), 8, targets);
}

INLINE lanes of_sliders(const nb_plans *plan, lanes empty)
{
    const lanes diagonal = chosen(plan, DIAGONAL);
    const lanes orthogonal = chosen(plan, ORTHOGONAL);

    return on_line(plan, orthogonal, NB_EAST, empty) +
           on_line(plan, orthogonal, NB_NORTH, empty) +
           on_line(plan, diagonal, NB_NORTH_WEST, empty) +
           on_line(plan, diagonal, NB_NORTH_EAST, empty);
}

INLINE lanes of_boards(const nb_boards *boards, size_t from,
                       unsigned side)
{
    const lanes occupied = load(&boards->plane[1][from]) |
                           load(&boards->plane[2][from]) |
                           load(&boards->plane[3][from]);
    nb_plans of_all;

    plan_for(&of_all, boards, from, side);
    return of_pawns(&of_all) + of_king(&of_all) + of_knights(&of_all) +
           of_sliders(&of_all, ~occupied);
}

static TARGET uint64_t count_moves(const nb_boards *boards,
                                   unsigned side)
{
    lanes sums = all_lanes(0);
    uint64_t sum = 0;

    for (size_t i = 0; i < boards->count; i += LANES)
        sums += side == NB_WHITE ? of_boards(boards, i, NB_WHITE)
                                 : of_boards(boards, i, NB_BLACK);
    for (unsigned lane = 0; lane < LANES; lane++)
        sum += sums[lane];
    return sum;
}
