#include <nibble/attacks.h>
#include <nibble/moves.h>

static unsigned piece_captures(const nb_pieces *own,
                               const nb_threats *threats,
                               uint64_t empty, uint64_t prey)
{
    uint64_t knights = own->knights & ~nb_pinned(threats, own);
    unsigned sum = 0;

    for (unsigned d = 0; d < 8; d++) {
        uint64_t pieces = d % 4 < NB_NORTH_WEST ? own->orthogonal
                                             : own->diagonal;
        pieces &= ~nb_pinned_across(threats, own, d);
        sum += nb_popcount(nb_slider_attacks(d, pieces, empty) & prey);
    }
    for (; knights != 0; knights = nb_reset_lsb(knights))
        sum += nb_popcount(
            nb_knight_attacks(nb_isolate_lsb(knights)) & prey);
    return sum;
}

static unsigned pawns(const nb_pieces *own, const nb_threats *threats,
                      uint64_t prey)
{
    const uint64_t last = UINT64_C(0xFF000000000000FF);
    const unsigned side = own->colour == NB_WHITE ? NB_NORTH_WEST
                                                  : NB_SOUTH_EAST;
    unsigned sum = 0;

    for (unsigned d = side; d < side + 2; d++) {
        uint64_t pieces =
            own->pawns & ~nb_pinned_across(threats, own, d);
        uint64_t to = nb_step(pieces, d) & prey;
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
    const nb_quad *quad = &position->quad;
    const nb_pieces own = nb_pieces_of(quad, position->side);
    const nb_pieces enemy = nb_pieces_of(quad, position->side ^ 1u);
    const nb_threats threats = nb_threats_to(&own, &enemy);
    const uint64_t empty = ~(own.all | enemy.all);
    const uint64_t prey =
        nb_targets(&threats, &own, empty) & enemy.all;
    const uint64_t kings =
        nb_king_attacks(own.king) & enemy.all & ~threats.taboo;

    return piece_captures(&own, &threats, empty, prey) +
           pawns(&own, &threats, prey) + nb_popcount(kings) +
           en_passants(position);
}
