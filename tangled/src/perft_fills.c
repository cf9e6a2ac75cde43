/*
 * perft_fills.c: list and make, and at the leaves count by fills, one
 * board at a time.
 */
#include <nibble/attacks.h>
#include <nibble/moves.h>
#include <stdbool.h>
#include "perft_impls.h"

typedef struct view {
    nb_pieces own, enemy;
    nb_threats threats;
    uint64_t empty, targets;
} view;

static view view_of(const nb_position *p)
{
    view v;

    v.own = nb_pieces_of(&p->quad, p->side);
    v.enemy = nb_pieces_of(&p->quad, p->side ^ 1u);
    v.threats = nb_threats_to(&v.own, &v.enemy);
    v.empty = ~(v.own.all | v.enemy.all);
    v.targets = nb_targets(&v.threats, &v.own, v.empty);
    return v;
}

static unsigned slides(const view *v, unsigned direction)
{
    uint64_t pieces = direction % 4 < NB_NORTH_WEST ? v->own.orthogonal
                                                    : v->own.diagonal;

    pieces &= ~nb_pinned_across(&v->threats, &v->own, direction);
    return nb_popcount(nb_slider_attacks(direction, pieces, v->empty) &
                       v->targets);
}

static unsigned pawns_to(uint64_t squares)
{
    const uint64_t last = UINT64_C(0xFF000000000000FF);

    return nb_popcount(squares) + 3 * nb_popcount(squares & last);
}

static unsigned captures(const view *v, unsigned direction)
{
    const uint64_t pieces =
        v->own.pawns &
        ~nb_pinned_across(&v->threats, &v->own, direction);

    return pawns_to(nb_step(pieces, direction) & v->enemy.all &
                    v->targets);
}

static unsigned leaps(const view *v)
{
    uint64_t pieces = v->own.knights & ~nb_pinned(&v->threats, &v->own);
    unsigned sum = 0;

    for (; pieces != 0; pieces = nb_reset_lsb(pieces))
        sum += nb_popcount(nb_knight_attacks(nb_isolate_lsb(pieces)) &
                           v->targets);
    return sum;
}

unsigned nb_count_en_passant(const nb_position *p)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned sum = 0;

    if (nb_en_passant_capturers(p) != 0)
        for (unsigned n = nb_generate_moves(moves, p); n-- > 0;)
            sum += nb_move_is_en_passant(moves[n]);
    return sum;
}

static unsigned pushes(const view *v, unsigned colour)
{
    const unsigned ahead = colour == NB_WHITE ? NB_NORTH : NB_SOUTH;
    const uint64_t pieces =
        v->own.pawns & ~nb_pinned_across(&v->threats, &v->own, ahead);
    const uint64_t once = nb_pawn_pushes(pieces, v->empty, colour);
    const uint64_t twice =
        nb_pawn_double_pushes(pieces, v->empty, colour);

    return pawns_to(once & v->targets) +
           nb_popcount(twice & v->targets);
}

static unsigned king_moves(const view *v)
{
    return nb_popcount(nb_king_attacks(v->own.king) & ~v->own.all &
                       ~v->threats.taboo);
}

/* On the first rank: what is to be empty, and what not attacked. */
static unsigned castlings(const nb_position *p, const view *v)
{
    const unsigned rights = p->castling >> 2 * p->side & 3u;
    const unsigned home = p->side == NB_WHITE ? 0 : 56;
    const uint64_t occupied = ~v->empty >> home;
    const uint64_t taboo = v->threats.taboo >> home;
    const bool is_short = ((occupied & 0x60) | (taboo & 0x70)) == 0;
    const bool is_long = ((occupied & 0x0E) | (taboo & 0x1C)) == 0;

    return (rights & 1 & is_short) + (rights >> 1 & is_long);
}

static unsigned of_pawns(const view *v, unsigned colour)
{
    const unsigned west =
        colour == NB_WHITE ? NB_NORTH_WEST : NB_SOUTH_WEST;
    const unsigned east =
        colour == NB_WHITE ? NB_NORTH_EAST : NB_SOUTH_EAST;

    return pushes(v, colour) + captures(v, west) + captures(v, east);
}

static unsigned of_sliders(const view *v)
{
    unsigned sum = 0;

    for (unsigned direction = 0; direction < 8; direction++)
        sum += slides(v, direction);
    return sum;
}

static unsigned count_moves(const nb_position *p)
{
    const view v = view_of(p);

    return of_sliders(&v) + leaps(&v) + king_moves(&v) +
           of_pawns(&v, p->side) + castlings(p, &v) +
           nb_count_en_passant(p);
}

uint64_t nb_perft_fills(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;
    unsigned count;

    if (depth <= 1)
        return depth == 0 ? 1 : count_moves(position);
    count = nb_generate_moves(moves, position);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(position, moves[i]);
        sum = nb_add_counts(sum, nb_perft_fills(&after, depth - 1));
    }
    return sum;
}
