/*
 * abreast.h: the parents of a group abreast, a piece of each at a time.
 * Each function appends to boards, of which there are `at`, and returns
 * how many there are then. Whoever includes it says what is said here
 * first.
 */
#include "group.h"

/* Which lanes have a square, as a bit each. */
INLINE unsigned lanes_with(lanes set);
/* Those lanes that a bit is set for come to the front. */
INLINE lanes to_front(lanes words, unsigned mask);

/* The boards of a group, a parent in each lane. */
typedef struct abreast {
    lanes plane[4];
    lanes kept[4]; /* the planes after rights to castle have ended */
    lanes alive;   /* all bits of the lanes that have a parent */
    const nb_plans *plans;
} abreast;

INLINE lanes alive_lanes(unsigned count)
{
    uint64_t alive[LANES];

    for (unsigned lane = 0; lane < LANES; lane++)
        alive[lane] = lane < count ? UINT64_MAX : 0;
    return load(alive);
}

INLINE abreast line_up(const nb_group *group)
{
    const lanes castlers = chosen(&group->plans, CASTLERS);
    abreast all;

    EACH_PLANE(k)
    all.plane[k] = load(&group->parents->plane[k][group->first]);
    all.kept[0] = all.plane[0];
    all.kept[1] = all.plane[1] & ~castlers;
    all.kept[2] = all.plane[2] & ~castlers;
    all.kept[3] = all.plane[3];
    all.alive = alive_lanes(group->count);
    all.plans = &group->plans;
    return all;
}

/* What is planned, and nothing after the last parent. */
INLINE lanes planned_for(const abreast *all, unsigned set)
{
    return chosen(all->plans, set) & all->alive;
}

/* The lowest square of each lane. */
INLINE lanes lowest(lanes set)
{
    return set & (0 - set);
}

/* All bits of a lane that is not 0. */
INLINE lanes if_any(lanes words)
{
    return (lanes)(words != 0);
}

/* Appends the boards of some lanes. */
INLINE size_t append_lanes(nb_boards *to, size_t at,
                           const lanes board[4], unsigned mask)
{
    EACH_PLANE(k)
    store(&to->plane[k][at], to_front(board[k], mask));
    return at + (unsigned)__builtin_popcount(mask);
}

/* Puts a piece of each parent on the lowest of its squares, if it has
   one. */
INLINE size_t put_round(nb_boards *to, size_t at, const lifted *each,
                        lanes *goals)
{
    const lanes square = lowest(*goals);
    const unsigned mask = lanes_with(*goals);
    lanes board[4];

    EACH_PLANE(k)
    board[k] = (each->base[k] & ~square) | (each->code[k] & square);
    *goals ^= square;
    return append_lanes(to, at, board, mask);
}

/* Puts a piece of each parent on all squares of its lane. */
INLINE size_t put_pieces(nb_boards *to, size_t at, const lifted *each,
                         lanes goals)
{
    while (lanes_with(goals)) {
        at = put_round(to, at, each, &goals);
        at = put_round(to, at, each, &goals);
    }
    return at;
}

/* Lifts a piece of each parent, which keeps its code, but no right to
   castle. */
INLINE lifted lift_pieces(const abreast *all, lanes from)
{
    lifted each;

    EACH_PLANE(k)
    {
        each.base[k] = all->plane[k] & ~from;
        each.code[k] = if_any(all->kept[k] & from);
    }
    return each;
}

/* A piece of each parent goes to those goals that are targets. */
INLINE size_t put_from(nb_boards *to, size_t at, const abreast *all,
                       lanes from, lanes goals)
{
    const lifted each = lift_pieces(all, from);

    return put_pieces(to, at, &each,
                      goals & chosen(all->plans, TARGETS));
}

static TARGET size_t move_knights(nb_boards *to, size_t at,
                                  const abreast *all)
{
    for (lanes left = planned_for(all, KNIGHTS); lanes_with(left);
         left &= left - 1) {
        const lanes from = lowest(left);

        at = put_from(to, at, all, from, knight_attacks(from));
    }
    return at;
}

/* Sliders of a set move along two lines, which may be the same. */
INLINE size_t move_sliders(nb_boards *to, size_t at, const abreast *all,
                           unsigned set, unsigned line, unsigned other)
{
    const lanes empty = ~chosen(all->plans, OCCUPIED);

    for (lanes left = planned_for(all, set); lanes_with(left);
         left &= left - 1) {
        const lanes from = lowest(left);
        const lanes goals = slide(line, from, empty) |
                            slide(nb_opposite(line), from, empty) |
                            slide(other, from, empty) |
                            slide(nb_opposite(other), from, empty);

        at = put_from(to, at, all, from, goals);
    }
    return at;
}

static TARGET size_t move_free_sliders(nb_boards *to, size_t at,
                                       const abreast *all)
{
    at = move_sliders(to, at, all, DIAGONAL, NB_NORTH_WEST,
                      NB_NORTH_EAST);
    return move_sliders(to, at, all, ORTHOGONAL, NB_EAST, NB_NORTH);
}

static TARGET size_t move_pinned(nb_boards *to, size_t at,
                                 const abreast *all)
{
#pragma GCC unroll 4
    for (unsigned line = 0; line < 4; line++)
        at = move_sliders(to, at, all, PINNED + line, line, line);
    return at;
}

/* The kings go, and with them the rights to castle. */
INLINE size_t move_kings(nb_boards *to, size_t at, const abreast *all,
                         unsigned side)
{
    const unsigned code = nb_code(NB_KING, side);
    lifted each;

    EACH_PLANE(k)
    {
        each.base[k] = all->kept[k] & ~chosen(all->plans, KING);
        each.code[k] = all_lanes(0 - (uint64_t)(code >> k & 1));
    }
    return put_pieces(to, at, &each, planned_for(all, KING_TO));
}

/* Pawns that all made the same step get a code on all squares of their
   lanes. */
INLINE size_t put_pawns(nb_boards *to, size_t at, const abreast *all,
                        lanes goals, unsigned direction, unsigned steps,
                        unsigned code)
{
    const unsigned back = nb_opposite(direction);
    unsigned mask;

    while ((mask = lanes_with(goals)) != 0) {
        const lanes square = lowest(goals);
        const lanes both = square | ahead(square, back, steps);
        lanes board[4];

        EACH_PLANE(k)
        board[k] = (all->plane[k] & ~both) |
                   (square & (0 - (uint64_t)(code >> k & 1)));
        at = append_lanes(to, at, board, mask);
        goals ^= square;
    }
    return at;
}

/* Pawns go one step, also to the last rank. */
INLINE size_t move_pawns(nb_boards *to, size_t at, const abreast *all,
                         unsigned set, unsigned direction,
                         unsigned side)
{
    const lanes goals = planned_for(all, set);
    const lanes last = goals & rank_of(side, 7);

    at = put_pawns(to, at, all, goals & ~last, direction, 1,
                   nb_code(NB_PAWN, side));
    if (lanes_with(last))
        for (unsigned kind = NB_KNIGHT; kind <= NB_QUEEN; kind++)
            at = put_pawns(to, at, all, last, direction, 1,
                           nb_code(kind, side));
    return at;
}

/* All moves of a group but castling and what is about en passant. */
INLINE size_t move_pieces(nb_boards *to, size_t at,
                          const nb_group *group, unsigned side)
{
    const abreast all = line_up(group);

    at = move_kings(to, at, &all, side);
    at = move_knights(to, at, &all);
    at = move_free_sliders(to, at, &all);
    at = move_pinned(to, at, &all);
    at = move_pawns(to, at, &all, PUSH_TO, forward(side), side);
    at = move_pawns(to, at, &all, WEST_TO, forward_west(side), side);
    at = move_pawns(to, at, &all, EAST_TO, forward_east(side), side);
    return put_pawns(to, at, &all, planned_for(&all, DOUBLE_TO),
                     forward(side), 2, nb_code(NB_PAWN, side));
}
