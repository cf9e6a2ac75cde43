/*
 * Replies also change where only the enemy's king takes notice: of a
 * check, of a pin, or of a square that it may no longer enter.
 */
#include <nibble/attacks.h>
#include <nibble/moves.h>

/* Returns how many legal moves a position has. */
typedef unsigned reply_counter(const nb_position *position);

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies);

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

static uint64_t noticed(const view *v, unsigned rights)
{
    const nb_pieces *enemy = &v->enemy;
    const uint64_t all = UINT64_MAX;

    (void)rights;
    return nb_attacks(enemy, v->empty) |
           nb_pawn_pushes(enemy->pawns, all, enemy->colour) |
           nb_pawn_double_pushes(enemy->pawns, all, enemy->colour);
}

static bool is_quiet(nb_move move)
{
    return nb_move_captured(move) == 0 &&
           nb_move_promotion(move) == 0 &&
           !nb_move_is_castling(move) && !nb_move_is_double_push(move);
}

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies)
{
    const view v = view_of(position);
    const uint64_t squares = noticed(&v, position->castling);
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0, same = 0;
    unsigned alike = 0;

    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;) {
        const nb_position after = nb_position_after(position, moves[n]);
        const uint64_t both = UINT64_C(1) << nb_move_from(moves[n]) |
                              UINT64_C(1) << nb_move_to(moves[n]);

        if (!is_quiet(moves[n]) || (both & squares) != 0)
            sum += replies(&after);
        else if (alike++ == 0)
            same = replies(&after);
    }
    return sum + alike * same;
}
