/* A move that pins one of the enemy's pieces takes replies away. */
#include <nibble/attacks.h>
#include <nibble/moves.h>

/* Returns how many legal moves a position has. */
typedef unsigned reply_counter(const nb_position *position);

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies);

/* Attacked squares, and those that pawns push to. */
static uint64_t noticed_by_pieces(const nb_pieces *enemy,
                                  uint64_t empty)
{
    const uint64_t all = UINT64_MAX;

    return nb_attacks(enemy, empty) |
           nb_pawn_pushes(enemy->pawns, all, enemy->colour) |
           nb_pawn_double_pushes(enemy->pawns, all, enemy->colour);
}

/* Where the king stands, goes, and passes when it castles. */
static uint64_t around_king(const nb_pieces *enemy, unsigned rights)
{
    const uint64_t first = UINT64_C(0x7C);
    const uint64_t path =
        enemy->colour == NB_WHITE ? first : first << 56;

    return enemy->king | nb_king_attacks(enemy->king) |
           (rights != 0 ? path : 0);
}

static uint64_t noticed_by_king(const nb_pieces *enemy, uint64_t empty,
                                unsigned rights)
{
    const uint64_t area = around_king(enemy, rights);

    return nb_queen_attacks(area, empty) | nb_knight_attacks(area);
}

static uint64_t noticed(const nb_position *p)
{
    const nb_pieces own = nb_pieces_of(&p->quad, p->side);
    const nb_pieces enemy = nb_pieces_of(&p->quad, p->side ^ 1u);
    const uint64_t empty = ~(own.all | enemy.all);

    return noticed_by_pieces(&enemy, empty) |
           noticed_by_king(&enemy, empty, p->castling);
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
    const uint64_t squares = noticed(position);
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
