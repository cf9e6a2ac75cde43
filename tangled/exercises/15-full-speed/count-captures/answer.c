#include <nibble/attacks.h>
#include <nibble/moves.h>

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

static unsigned piece_captures(const view *v, uint64_t prey)
{
    uint64_t knights =
        v->own.knights & ~nb_pinned(&v->threats, &v->own);
    unsigned sum = 0;

    for (unsigned d = 0; d < 8; d++) {
        uint64_t pieces = d % 4 < NB_NORTH_WEST ? v->own.orthogonal
                                                : v->own.diagonal;
        pieces &= ~nb_pinned_across(&v->threats, &v->own, d);
        sum += nb_popcount(nb_slider_attacks(d, pieces, v->empty) &
                           prey);
    }
    for (; knights != 0; knights = nb_reset_lsb(knights))
        sum += nb_popcount(
            nb_knight_attacks(nb_isolate_lsb(knights)) & prey);
    return sum;
}

static unsigned pawn_captures(const view *v, uint64_t prey)
{
    const uint64_t last = UINT64_C(0xFF000000000000FF);
    const unsigned side =
        v->own.colour == NB_WHITE ? NB_NORTH_WEST : NB_SOUTH_EAST;
    unsigned sum = 0;

    for (unsigned d = side; d < side + 2; d++) {
        const uint64_t pieces =
            v->own.pawns & ~nb_pinned_across(&v->threats, &v->own, d);
        const uint64_t to = nb_step(pieces, d) & prey;
        sum += nb_popcount(to) + 3 * nb_popcount(to & last);
    }
    return sum;
}

static unsigned en_passants(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned sum = 0;

    if (position->en_passant == NB_NO_SQUARE)
        return 0;
    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;)
        sum += nb_move_is_en_passant(moves[n]);
    return sum;
}

unsigned ex_count_captures(const nb_position *position)
{
    const view v = view_of(position);
    const uint64_t prey = v.targets & v.enemy.all;
    const uint64_t kings = nb_king_attacks(v.own.king) & v.enemy.all;

    return piece_captures(&v, prey) + pawn_captures(&v, prey) +
           nb_popcount(kings & ~v.threats.taboo) +
           en_passants(position);
}
