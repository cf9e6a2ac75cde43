#include <bench.h>
#include <nibble/moves.h>
#include <nibble/perft.h>
#include <stdlib.h>
#include "14-many-boards/trials.h"

enum { SIX = 6 };

static const char *const six[SIX] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
    "- 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
    "1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
    "- - 0 10"};

static nb_position positions[SIX];

/* So deep, and so many positions one ply above the leaves. */
static const unsigned depths[SIX] = {3, 3, 4, 3, 3, 3};
enum { PARENTS = 400 + 2039 + 2812 + 264 + 1486 + 2079 };

static void read_positions(void)
{
    for (unsigned i = 0; i < SIX; i++)
        if (nb_position_read(&positions[i], six[i], NB_UNTIL_NUL)
                .error != NB_FEN_OK)
            abort();
}

struct walk {
    nb_perft_function *perft;
};

static void walk_all(void *data)
{
    const struct walk *walk = data;

    for (unsigned i = 0; i < SIX; i++)
        bench_sink(walk->perft(&positions[i], depths[i]));
}

enum { BOARDS = 4096 };
static nb_position boards[BOARDS];
static size_t board_count;

/* Boards two plies on, without castling and en passant. */
static void append_replies(const nb_position *p, size_t max)
{
    nb_move moves[NB_MAX_MOVES];

    for (unsigned n = nb_generate_moves(moves, p);
         n-- > 0 && board_count < max;) {
        nb_position after = nb_position_after(p, moves[n]);

        after.castling = 0;
        after.en_passant = NB_NO_SQUARE;
        boards[board_count++] = after;
    }
}

static void find_boards(void)
{
    nb_move moves[NB_MAX_MOVES];

    for (unsigned i = 0; i < SIX; i++) {
        const size_t max = (i + 1) * BOARDS / SIX;

        while (board_count < max)
            for (unsigned n = nb_generate_moves(moves, &positions[i]);
                 n-- > 0;) {
                const nb_position after =
                    nb_position_after(&positions[i], moves[n]);
                append_replies(&after, max);
            }
    }
}

struct counter {
    uint64_t (*count)(const nb_position *, size_t);
};

static uint64_t count_one_by_one(const nb_position *from, size_t count)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += nb_count_legal_moves(&from[i]);
    return sum;
}

static void count_all(void *data)
{
    bench_sink(((const struct counter *)data)->count(boards, BOARDS));
}

static bench_case cases[8];
static size_t case_count;

static void add_walk(const char *name, struct walk *walk)
{
    cases[case_count++] =
        (bench_case){"story",      name,         BENCH_THROUGHPUT,
                     PARENTS,      "position",   .body = walk_all,
                     .data = walk, .chapter = 14};
}

/* What counts wrong is not measured. */
static void add_count(const char *name, struct counter *counter)
{
    if (counter->count(boards, BOARDS) !=
        count_one_by_one(boards, BOARDS))
        abort();
    cases[case_count++] =
        (bench_case){"counting",      name,         BENCH_THROUGHPUT,
                     BOARDS,          "board",      .body = count_all,
                     .data = counter, .chapter = 14};
}

static void add_avx2(void)
{
#if NB_X86_64
    static struct walk made = {perft_made_32}, bare = {perft_bare_32};
    static struct counter count = {count_boards_32};

    if ((NB_AVX2 & nb_features()) == 0)
        return;
    add_walk("32 boards", &made);
    add_walk("32 boards, bare children", &bare);
    add_count("32 boards", &count);
#endif
}

int main(int argc, char **argv)
{
    static struct walk bulk, made = {perft_made_16},
                             bare = {perft_bare_16};
    static struct counter one = {count_one_by_one},
                          count = {count_boards_16};

    read_positions();
    find_boards();
    bulk.perft =
        (nb_perft_function *)nb_perft_variants.list[1].function;
    add_walk("bulk", &bulk);
    add_walk("16 boards", &made);
    add_walk("16 boards, bare children", &bare);
    add_count("one board", &one);
    add_count("16 boards", &count);
    add_avx2();
    return bench_main(argc, argv, "14-many-boards", cases, case_count);
}
