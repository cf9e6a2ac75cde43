/*
 * A queen that goes like a rook may give check like a bishop, and that
 * is not counted.
 */
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

static unsigned slides(const view *v, uint64_t pieces, unsigned first,
                       uint64_t squares)
{
    unsigned sum = 0;

    for (unsigned d = first; d < 8; d += d % 2 == 0 ? 1 : 3) {
        uint64_t free =
            pieces & ~nb_pinned_across(&v->threats, &v->own, d);
        sum += nb_popcount(nb_slider_attacks(d, free, v->empty) &
                           v->targets & squares);
    }
    return sum;
}

static unsigned of_knights(const view *v)
{
    uint64_t pieces = v->own.knights & ~nb_pinned(&v->threats, &v->own);
    const uint64_t squares =
        nb_knight_attacks(v->enemy.king) & v->targets;
    unsigned sum = 0;

    for (; pieces != 0; pieces = nb_reset_lsb(pieces))
        sum += nb_popcount(nb_knight_attacks(nb_isolate_lsb(pieces)) &
                           squares);
    return sum;
}

unsigned ex_count_checks(const nb_position *position)
{
    const view v = view_of(position);
    const uint64_t straight = nb_rook_attacks(v.enemy.king, v.empty);
    const uint64_t slant = nb_bishop_attacks(v.enemy.king, v.empty);

    return of_knights(&v) +
           slides(&v, v.own.orthogonal, NB_EAST, straight) +
           slides(&v, v.own.diagonal, NB_NORTH_WEST, slant);
}
