#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <nibble/moves.h>

/* Returns how many legal moves a position has. */
typedef unsigned reply_counter(const nb_position *position);

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies);

TestSuite(two_plies, .timeout = 60);

static uint64_t random_state = 0x3F;
static uint64_t looks, all_moves;

static unsigned random_below(unsigned bound)
{
    random_state = random_state * UINT64_C(6364136223846793005) +
                   UINT64_C(1442695040888963407);
    return (unsigned)(random_state >> 33) % bound;
}

static unsigned look(const nb_position *position)
{
    looks++;
    return nb_count_legal_moves(position);
}

static uint64_t two_plies(const nb_position *p)
{
    nb_move moves[NB_MAX_MOVES], answers[NB_MAX_MOVES];
    uint64_t sum = 0;

    for (unsigned n = nb_generate_moves(moves, p); n-- > 0;) {
        const nb_position after = nb_position_after(p, moves[n]);
        sum += nb_generate_moves(answers, &after);
    }
    return sum;
}

static void play(const char *text)
{
    nb_move moves[NB_MAX_MOVES];
    nb_position p;

    cr_assert_eq(nb_position_read(&p, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    for (unsigned ply = 0; ply < 60; ply++) {
        const unsigned count = nb_generate_moves(moves, &p);
        const uint64_t got = ex_two_plies(&p, look);

        all_moves += count;
        cr_assert_eq(got, two_plies(&p),
                     "from %s, ply %u: %ju, not %ju", text, ply,
                     (uintmax_t)got, (uintmax_t)two_plies(&p));
        if (count == 0)
            return;
        p = nb_position_after(&p, moves[random_below(count)]);
    }
}

static void play_games(void)
{
    for (unsigned game = 0; game < 20; game++) {
        play("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "
             "0 1");
        play("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R "
             "w KQkq - 0 1");
        play("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
        play("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1");
    }
}

Test(two_plies, are_counted_in_random_games)
{
    play_games();
}

Test(two_plies, take_eleven_looks_for_twelve_moves)
{
    play_games();
    cr_assert(12 * looks <= 11 * all_moves,
              "%ju looks for %ju moves: more than 11 for 12",
              (uintmax_t)looks, (uintmax_t)all_moves);
}
