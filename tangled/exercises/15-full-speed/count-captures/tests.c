#include <criterion/criterion.h>
#include <nibble/moves.h>

unsigned ex_count_captures(const nb_position *position);

TestSuite(count_captures, .timeout = 20);

static unsigned listed(const nb_position *p)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned sum = 0;

    for (unsigned n = nb_generate_moves(moves, p); n-- > 0;)
        sum += nb_move_captured(moves[n]) != 0;
    return sum;
}

static nb_position start_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

static void expect_as_listed(const char *fen)
{
    const nb_position p = start_of(fen);

    cr_expect_eq(ex_count_captures(&p), listed(&p), "%s: %u, not %u",
                 fen, ex_count_captures(&p), listed(&p));
}

Test(count_captures, on_the_last_rank_count_four_times)
{
    expect_as_listed("1n1n3k/2P5/8/8/8/8/8/K7 w - - 0 1");
}

Test(count_captures, of_one_piece_by_several_are_several)
{
    expect_as_listed("7k/8/8/3p4/2P1P3/8/8/K2R4 w - - 0 1");
}

Test(count_captures, of_a_pinned_piece_stay_on_its_line)
{
    expect_as_listed("4k3/8/8/8/1b6/8/n2R4/4K3 w - - 0 1");
    expect_as_listed("4k3/4r3/8/8/8/8/n3R2n/4K3 w - - 0 1");
}

Test(count_captures, in_check_take_the_checker)
{
    expect_as_listed("4k3/7p/8/8/8/5n2/4p1P1/4K2R w - - 0 1");
}

Test(count_captures, of_a_king_are_not_of_what_is_guarded)
{
    expect_as_listed("4k3/8/8/8/7b/8/3n1p2/4K3 w - - 0 1");
}

Test(count_captures, en_passant_are_captures)
{
    expect_as_listed("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    expect_as_listed("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1");
    expect_as_listed("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
    expect_as_listed("3rk3/8/8/3pP3/3K4/8/8/8 w - d6 0 1");
    expect_as_listed("4k3/2b5/8/3pP3/5K2/8/8/8 w - d6 0 1");
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
        cr_assert_eq(ex_count_captures(&p), listed(&p),
                     "from %s, ply %u: %u, not %u", fen, ply,
                     ex_count_captures(&p), listed(&p));
        if (count == 0)
            return;
        p = nb_position_after(&p, moves[random_below(count)]);
    }
}

Test(count_captures, are_those_of_the_list)
{
    for (unsigned game = 0; game < 60; game++) {
        play("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "
             "0 1");
        play("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R "
             "w KQkq - 0 1");
        play("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
        play("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1");
    }
}

Test(count_captures, of_pinned_pieces_and_in_check)
{
    play("4k3/8/8/8/1b6/8/3P4/4K2r w - - 0 1");
    play("4k3/4r3/8/8/8/3p1p2/4N3/4K3 w - - 0 1");
    play("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1");
    play("4k3/8/8/8/8/5n2/4q1P1/4K2R w - - 0 1");
}
