/*
 * The xor turns the side, so the number of the move does not go up
 * after Black's.
 */
#include <nibble/moves.h>

typedef struct ex_state {
    nb_quad quad;
    uint64_t more;
} ex_state;

static uint64_t rights_of(unsigned square)
{
    static const uint8_t rights[64] = {
        [0] = 2, [4] = 3, [7] = 1, [56] = 8, [60] = 12, [63] = 4};

    return (uint64_t)rights[square] << 48;
}

static nb_quad delta(nb_move move)
{
    const unsigned to = nb_move_to(move),
                   taken = nb_move_captured(move);
    const unsigned at = nb_move_is_en_passant(move) ? to ^ 8 : to;
    const nb_quad leaving =
        nb_quad_piece(nb_move_piece(move), nb_move_from(move));
    const nb_quad arriving = nb_quad_piece(nb_move_placed(move), to);
    const nb_quad victim = nb_quad_piece(taken, at);
    const nb_quad moving = nb_quad_xor(&leaving, &arriving);

    return nb_quad_xor(&moving, &victim);
}

void ex_constants(ex_state *x, ex_state *a, ex_state *m, nb_move move)
{
    const uint64_t ended = rights_of(nb_move_from(move)) |
                           rights_of(nb_move_to(move));
    const int resets = nb_kind(nb_move_piece(move)) == NB_PAWN ||
                       nb_move_captured(move) != NB_EMPTY;

    *x = (ex_state){delta(move), UINT64_C(0x10000)};
    *a = (ex_state){{{0, 0, 0, 0}}, resets ? 0 : 1};
    *m = (ex_state){{{UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX}},
                    ~ended & ~(resets ? UINT64_C(0xFFFF) : 0)};
}
