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

static unsigned en_passants(const nb_position *p, const view *v)
{
    uint64_t pawns = nb_en_passant_capturers(p);
    unsigned sum = 0;

    for (; pawns != 0; pawns = nb_reset_lsb(pawns)) {
        const uint64_t empty = v->empty ^ nb_isolate_lsb(pawns) ^
                               UINT64_C(1) << p->en_passant ^
                               UINT64_C(1) << (p->en_passant ^ 8);
        sum += ((nb_rook_attacks(v->own.king, empty) &
                 v->enemy.orthogonal) |
                (nb_bishop_attacks(v->own.king, empty) &
                 v->enemy.diagonal)) == 0;
    }
    return sum;
}

unsigned ex_count_captures(const nb_position *position)
{
    view v = view_of(position);
    unsigned sum = en_passants(position, &v);

    v.targets &= v.enemy.all;
    for (unsigned d = 0; d < 8; d++)
        sum += slides(&v, d);
    for (unsigned d = NB_NORTH_WEST; d <= NB_NORTH_EAST; d++)
        sum += captures(&v, position->side == NB_WHITE ? d : d + 4);
    return sum + leaps(&v) +
           nb_popcount(nb_king_attacks(v.own.king) & v.enemy.all &
                       ~v.threats.taboo);
}
