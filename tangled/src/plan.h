/*
 * plan.h: who may move on several boards, and where to: a board in
 * each lane, as lanes.h has them.
 */
#ifndef NB_PLAN_H
#define NB_PLAN_H

#include "boards.h"
#include "lanes.h"

/* The pieces of a player. A rook that may castle is a castler too. */
typedef struct pieces {
    lanes all, pawns, knights, king, diagonal, orthogonal, castlers;
} pieces;

/* What a king has to know of the enemy's pieces: see attacks.h. */
typedef struct threats {
    lanes between[4], checkers, taboo;
} threats;

/* Those pieces on boards that are in a set. */
INLINE pieces pieces_among(const lanes plane[4], lanes all)
{
    const lanes a = plane[1] & all, b = plane[2] & all;
    const lanes c = plane[3] & all;
    pieces set;

    set.all = all;
    set.pawns = a & ~(b | c);
    set.knights = b & ~(a | c);
    set.king = b & c & ~a;
    set.diagonal = a & (b ^ c);
    set.orthogonal = c & (a | ~b);
    set.castlers = a & b & c;
    return set;
}

/* A king looks along a line, in both directions. */
INLINE void look(threats *seen, unsigned up, lanes king, lanes sliders,
                 lanes empty)
{
    const unsigned down = nb_opposite(up);
    const lanes king_up = slide(up, king, empty);
    const lanes king_down = slide(down, king, empty);
    const lanes slides_up = slide(up, sliders, empty | king);
    const lanes slides_down = slide(down, sliders, empty | king);

    seen->between[up] =
        (king_up & slides_down) | (king_down & slides_up);
    seen->checkers |= (king_up | king_down) & sliders;
    seen->taboo |= slides_up | slides_down;
}

INLINE threats threats_to(lanes king, const pieces *enemy, lanes empty,
                          unsigned side)
{
    threats seen;

    seen.checkers = (pawn_attacks(king, side) & enemy->pawns) |
                    (knight_attacks(king) & enemy->knights);
    seen.taboo = pawn_attacks(enemy->pawns, side ^ 1) |
                 knight_attacks(enemy->knights) |
                 king_attacks(enemy->king);
    look(&seen, NB_EAST, king, enemy->orthogonal, empty);
    look(&seen, NB_NORTH, king, enemy->orthogonal, empty);
    look(&seen, NB_NORTH_WEST, king, enemy->diagonal, empty);
    look(&seen, NB_NORTH_EAST, king, enemy->diagonal, empty);
    return seen;
}

/* Squares that end a check: all if there is none, none if two. */
INLINE lanes answers(const threats *seen, lanes empty)
{
    const lanes checkers = seen->checkers;
    const lanes between = seen->between[0] | seen->between[1] |
                          seen->between[2] | seen->between[3];

    return if_zero(checkers) | (if_zero(checkers & (checkers - 1)) &
                                (checkers | (between & empty)));
}

/*
 * What is planned for a parent: sets of squares. Pieces are given by
 * where they stand if they are moved one by one, else by where they go.
 */
enum plan_set {
    KING,       /* the king */
    KING_TO,    /* where it can go, but for castling */
    CASTLE_TO,  /* where it can castle to */
    CASTLERS,   /* the rooks whose rights end if it goes */
    TARGETS,    /* where other pieces can go, if they reach it */
    KNIGHTS,    /* the knights that can move: no pinned ones */
    DIAGONAL,   /* bishops and queens that are not pinned */
    ORTHOGONAL, /* rooks and queens that are not pinned */
    PINNED,     /* four sets: sliders that can move along a line */
    PUSH_TO = PINNED + 4,
    DOUBLE_TO,        /* double pushes, but not beside enemy pawns */
    DOUBLE_BESIDE_TO, /* double pushes beside enemy pawns */
    WEST_TO,          /* captures of pawns, those to the west */
    EAST_TO,
    OCCUPIED,
    ENEMY_PAWNS,
    ENEMY_KING,
    OWN_DIAGONAL, /* bishops and queens, pinned or not */
    OWN_ORTHOGONAL,
    PLAN_SETS /* how many sets there are */
};

/* The sets of some parents, one parent to a lane. */
typedef struct nb_plans {
    _Alignas(8 * LANES) uint64_t sets[PLAN_SETS][LANES];
} nb_plans;

INLINE lanes chosen(const nb_plans *plans, unsigned set)
{
    return load(plans->sets[set]);
}

INLINE void plan(nb_plans *plans, unsigned set, lanes squares)
{
    store(plans->sets[set], squares);
}

/* A parent, with its lane in the plans. */
typedef struct nb_parent {
    uint64_t plane[4];
    const nb_plans *plans;
    unsigned lane, en_passant;
} nb_parent;

INLINE uint64_t planned(const nb_parent *parent, unsigned set)
{
    return parent->plans->sets[set][parent->lane];
}

INLINE unsigned forward(unsigned side)
{
    return side == NB_WHITE ? NB_NORTH : NB_SOUTH;
}

INLINE unsigned forward_west(unsigned side)
{
    return side == NB_WHITE ? NB_NORTH_WEST : NB_SOUTH_WEST;
}

INLINE unsigned forward_east(unsigned side)
{
    return side == NB_WHITE ? NB_NORTH_EAST : NB_SOUTH_EAST;
}

/* A rank, counted from a player's own side: 0 to 7. */
INLINE uint64_t rank_of(unsigned side, unsigned rank)
{
    return UINT64_C(255) << 8 * (side == NB_WHITE ? rank : 7 - rank);
}

/* What is planned from: boards, seen by a player. */
typedef struct nb_view {
    pieces own, enemy;
    threats seen;
    lanes empty,
        allowed; /* where a move ends a check, if there is one */
    lanes pin[4], pinned; /* own pieces on the lines, and all of them */
} nb_view;

/* The squares where a king can castle to: two from its own. */
INLINE lanes castling_targets(lanes castlers, lanes occupied,
                              lanes taboo)
{
    const lanes short_blocked =
        (occupied | taboo) << 1 | (occupied | taboo) << 2 | taboo << 3;
    const lanes long_blocked = occupied >> 1 | (occupied | taboo) >> 2 |
                               (occupied | taboo) >> 3 | taboo >> 4;

    const uint64_t file_a = UINT64_MAX / 255;

    return (castlers & (file_a << 7) & ~short_blocked) >> 1 |
           (castlers & file_a & ~long_blocked) << 2;
}

/* The pawns that can leave along a line. */
INLINE lanes free_pawns(const nb_view *view, unsigned direction)
{
    return view->own.pawns & (~view->pinned | view->pin[direction % 4]);
}

INLINE void plan_pushes(nb_plans *plans, const nb_view *view,
                        unsigned side)
{
    const unsigned ahead_of = forward(side);
    const lanes by_one =
        step(free_pawns(view, ahead_of), ahead_of) & view->empty;
    const lanes by_two = step(by_one & rank_of(side, 2), ahead_of) &
                         view->empty & view->allowed;
    const lanes next_to = beside(view->enemy.pawns);

    plan(plans, PUSH_TO, by_one & view->allowed);
    plan(plans, DOUBLE_TO, by_two & ~next_to);
    plan(plans, DOUBLE_BESIDE_TO, by_two & next_to);
}

INLINE void plan_captures(nb_plans *plans, const nb_view *view,
                          unsigned side)
{
    const unsigned west = forward_west(side), east = forward_east(side);
    const lanes goals = view->enemy.all & view->allowed;

    plan(plans, WEST_TO, step(free_pawns(view, west), west) & goals);
    plan(plans, EAST_TO, step(free_pawns(view, east), east) & goals);
}

INLINE void plan_pieces(nb_plans *plans, const nb_view *view)
{
    const lanes free = ~view->pinned, *pin = view->pin;

    plan(plans, TARGETS, view->allowed & ~view->own.all);
    plan(plans, KNIGHTS, view->own.knights & free);
    plan(plans, DIAGONAL, view->own.diagonal & free);
    plan(plans, ORTHOGONAL, view->own.orthogonal & free);
    plan(plans, PINNED + 0, view->own.orthogonal & pin[0]);
    plan(plans, PINNED + 1, view->own.orthogonal & pin[1]);
    plan(plans, PINNED + 2, view->own.diagonal & pin[2]);
    plan(plans, PINNED + 3, view->own.diagonal & pin[3]);
}

INLINE void plan_king(nb_plans *plans, const nb_view *view)
{
    const pieces *own = &view->own;
    const lanes taboo = view->seen.taboo;

    plan(plans, KING, own->king);
    plan(plans, KING_TO, king_attacks(own->king) & ~own->all & ~taboo);
    plan(plans, CASTLERS, own->castlers);
    plan(plans, CASTLE_TO,
         castling_targets(own->castlers, ~view->empty, taboo));
}

/* What has to be known to take en passant in reply. */
INLINE void plan_replies(nb_plans *plans, const nb_view *view)
{
    plan(plans, OCCUPIED, ~view->empty);
    plan(plans, ENEMY_PAWNS, view->enemy.pawns);
    plan(plans, ENEMY_KING, view->enemy.king);
    plan(plans, OWN_DIAGONAL, view->own.diagonal);
    plan(plans, OWN_ORTHOGONAL, view->own.orthogonal);
}

INLINE nb_view view_of(const lanes plane[4], unsigned side)
{
    const lanes occupied = plane[1] | plane[2] | plane[3];
    const lanes white = occupied & ~plane[0];
    nb_view view;

    view.own = pieces_among(plane, side == NB_WHITE ? white : plane[0]);
    view.enemy =
        pieces_among(plane, side == NB_WHITE ? plane[0] : white);
    view.empty = ~occupied;
    view.seen =
        threats_to(view.own.king, &view.enemy, view.empty, side);
    view.allowed = answers(&view.seen, view.empty);
    for (unsigned line = 0; line < 4; line++)
        view.pin[line] = view.seen.between[line] & view.own.all;
    view.pinned = view.pin[0] | view.pin[1] | view.pin[2] | view.pin[3];
    return view;
}

/* Plans for as many parents as there are lanes. Behind the last one
   there may be anything; then the plans for it are nonsense. */
INLINE void plan_for(nb_plans *plans, const nb_boards *parents,
                     size_t first, unsigned side)
{
    lanes plane[4];

    EACH_PLANE(k)
    plane[k] = load(&parents->plane[k][first]);
    const nb_view view = view_of(plane, side);

    plan_king(plans, &view);
    plan_pieces(plans, &view);
    plan_pushes(plans, &view, side);
    plan_captures(plans, &view, side);
    plan_replies(plans, &view);
}

/* A parent in a lane of its plans. */
INLINE nb_parent parent_at(const nb_boards *parents, size_t at,
                           const nb_plans *plans, unsigned lane)
{
    nb_parent parent;

    EACH_PLANE(k)
    parent.plane[k] = parents->plane[k][at];
    parent.plans = plans;
    parent.lane = lane;
    parent.en_passant = parents->en_passant[at];
    return parent;
}

/* A board without a piece, and the code it gets: for each plane, all
   ones or all zeros in a lane. */
typedef struct lifted {
    lanes base[4], code[4];
} lifted;
#endif
