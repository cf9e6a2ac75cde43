#include <bench.h>
#include <nibble/perft.h>
#include <stdlib.h>

static const char *const texts[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
    "- 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
    "1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
    "- - 0 10"};

enum { POSITIONS = sizeof texts / sizeof *texts };
static nb_position positions[POSITIONS];

/* So many sequences of three moves they have together. */
enum { ALL = 8902 + 97862 + 2812 + 9467 + 62379 + 89890 };

static void fill(void)
{
    for (unsigned i = 0; i < POSITIONS; i++)
        if (nb_position_read(&positions[i], texts[i], NB_UNTIL_NUL)
                .error != NB_FEN_OK)
            abort();
}

static void count(void *data)
{
    nb_perft_function *impl =
        (nb_perft_function *)((const nb_variant *)data)->function;

    for (unsigned i = 0; i < POSITIONS; i++)
        bench_sink(impl(positions + i, 3));
}

static bench_case case_of(const char *name, unsigned impl)
{
    const nb_variant *of = nb_perft_variants.list + impl;

    return (bench_case){"perft", name, BENCH_THROUGHPUT, ALL,
                        "sequence", .body = count, .chapter = 13,
                        .data = (void *)(uintptr_t)of};
}

int main(int argc, char **argv)
{
    const bench_case cases[] = {case_of("list", 0), case_of("bulk", 1)};

    fill();
    return bench_main(argc, argv, "13-perft", cases, 2);
}
