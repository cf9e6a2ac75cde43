#include <criterion/criterion.h>
#include <nibble/moves.h>

typedef struct ex_state {
    nb_quad quad;
    uint64_t more;
} ex_state;

void ex_constants(ex_state *x, ex_state *a, ex_state *m, nb_move move);

TestSuite(by_constants, .timeout = 20);

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

static ex_state state_of(const nb_position *position)
{
    const uint64_t turns = 2u * position->fullmoves + position->side;

    return (ex_state){position->quad,
                      position->halfmoves | turns << 16 |
                          (uint64_t)position->castling << 48};
}

static ex_state made(ex_state state, nb_move move)
{
    ex_state x, a, m;

    ex_constants(&x, &a, &m, move);
    for (unsigned k = 0; k < 4; k++)
        state.quad.plane[k] = ((state.quad.plane[k] ^ x.quad.plane[k]) +
                               a.quad.plane[k]) &
                              m.quad.plane[k];
    state.more = ((state.more ^ x.more) + a.more) & m.more;
    return state;
}

static void check(const nb_position *position, nb_move move)
{
    const nb_position after = nb_position_after(position, move);
    const ex_state want = state_of(&after);
    const ex_state got = made(state_of(position), move);

    cr_assert(nb_quad_equal(&got.quad, &want.quad), "0x%X: the board",
              move);
    cr_assert_eq(got.more, want.more, "0x%X: 0x%jX, not 0x%jX", move,
                 (uintmax_t)got.more, (uintmax_t)want.more);
}

static unsigned next(unsigned bound)
{
    static uint64_t random = 0x3F;

    random = random * UINT64_C(6364136223846793005) +
             UINT64_C(1442695040888963407);
    return (unsigned)((random >> 33) % bound);
}

static void play(const char *start)
{
    nb_position position = position_of(start);

    for (unsigned ply = 0; ply < 200; ply++) {
        nb_move moves[NB_MAX_MOVES];
        unsigned count = nb_generate_moves(moves, &position);

        for (unsigned i = 0; i < count; i++)
            if (!nb_move_is_castling(moves[i]))
                check(&position, moves[i]);
        if (count == 0)
            return;
        position = nb_position_after(&position, moves[next(count)]);
    }
}

Test(by_constants, comes_to_the_position_after_the_move)
{
    for (unsigned game = 0; game < 20; game++) {
        play("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R "
             "w KQkq - 7 30");
        play("r3k2r/1P4P1/8/3pP3/3Pp3/8/1p4p1/R3K2R w KQkq d6 0 9");
    }
}
