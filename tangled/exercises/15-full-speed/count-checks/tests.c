#include <criterion/criterion.h>
#include <nibble/moves.h>
#include <stdlib.h>

unsigned ex_count_checks(const nb_position *position);

TestSuite(count_checks, .timeout = 20);

static bool is_free(const nb_quad *quad, int from, int to, int step)
{
    for (from += step; from != to; from += step)
        if (nb_quad_at(quad, (unsigned)from) != 0)
            return false;
    return true;
}

static bool attacks(const nb_quad *quad, int from, int to)
{
    const int east = abs(to % 8 - from % 8);
    const int north = abs(to / 8 - from / 8);
    const int far = east > north ? east : north;
    const unsigned kind = nb_kind(nb_quad_at(quad, (unsigned)from));

    if (kind == NB_KNIGHT)
        return east * north == 2;
    return ((east * north == 0 && kind != NB_BISHOP) ||
            (east == north && kind != NB_ROOK)) &&
           is_free(quad, from, to, (to - from) / far);
}

static bool gives_check(const nb_position *p, nb_move move)
{
    const unsigned kind = nb_kind(nb_move_piece(move));
    const nb_position after = nb_position_after(p, move);
    const uint64_t king = nb_quad_kings(&after.quad) &
                          (p->side == NB_WHITE
                               ? nb_quad_black(&after.quad)
                               : nb_quad_white(&after.quad));

    return kind >= NB_KNIGHT && kind <= NB_QUEEN &&
           attacks(&after.quad, (int)nb_move_to(move),
                   __builtin_ctzll(king));
}

static unsigned listed(const nb_position *p)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned sum = 0;

    for (unsigned n = nb_generate_moves(moves, p); n-- > 0;)
        sum += gives_check(p, moves[n]);
    return sum;
}

static nb_position start_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

static uint64_t random_state = 0x3F;

static unsigned random_below(unsigned bound)
{
    random_state = random_state * UINT64_C(6364136223846793005) +
                   UINT64_C(1442695040888963407);
    return (unsigned)(random_state >> 33) % bound;
}

static void play(const char *fen)
{
    nb_move moves[NB_MAX_MOVES];
    nb_position p = start_of(fen);

    for (unsigned ply = 0; ply < 60; ply++) {
        const unsigned count = nb_generate_moves(moves, &p);
        cr_assert_eq(ex_count_checks(&p), listed(&p),
                     "from %s, ply %u: %u, not %u", fen, ply,
                     ex_count_checks(&p), listed(&p));
        if (count == 0)
            return;
        p = nb_position_after(&p, moves[random_below(count)]);
    }
}

Test(count_checks, are_those_of_the_piece_that_moves)
{
    for (unsigned game = 0; game < 60; game++) {
        play("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "
             "0 1");
        play("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R "
             "w KQkq - 0 1");
        play("3rk3/8/2q5/8/4B3/3R4/2Q3N1/3K4 w - - 0 1");
        play("6k1/3r4/8/5b2/q7/3n4/8/1K1R2Q1 b - - 0 1");
    }
}
