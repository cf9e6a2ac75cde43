#include <criterion/criterion.h>
#include <inttypes.h>
#include <nibble/attacks.h>
#include <nibble/bitscan.h>
#include <nibble/perft.h>
#include <nibble/uci.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include "refusal.h"
#include "variants.h"

TestSuite(perft, .timeout = 120);

static const struct {
    const char *fen;
    unsigned depth; /* so deep that a test does not take long */
    uint64_t counts[6];
} counted[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4,
     {1, 20, 400, 8902, 197281}},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
     "- 0 1", 3, {1, 48, 2039, 97862}},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5,
     {1, 14, 191, 2812, 43238, 674624}},
    {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
     "1", 4, {1, 6, 264, 9467, 422333}},
    {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3,
     {1, 44, 1486, 62379}},
    {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
     "- - 0 10", 3, {1, 46, 2079, 89890}},
    {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 4,
     {1, 24, 496, 9483, 182838}},
    {"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 1,
     {1, 218}},
};

enum { POSITIONS = sizeof counted / sizeof *counted };

static nb_position position_of(const char *text)
{
    nb_position position;
    const nb_fen_result r =
        nb_position_read(&position, text, NB_UNTIL_NUL);

    cr_assert_eq(r.error, NB_FEN_OK, "%s: %s", text,
                 nb_fen_message(r.error));
    return position;
}

static void expect_counts(const char *name, nb_perft_function *impl)
{
    for (unsigned i = 0; i < POSITIONS; i++) {
        const nb_position position = position_of(counted[i].fen);

        for (unsigned n = 0; n <= counted[i].depth; n++) {
            const uint64_t count = impl(&position, n);
            cr_expect_eq(count, counted[i].counts[n],
                         "%s of %s, depth %u: %ju", name,
                         counted[i].fen, n, (uintmax_t)count);
        }
    }
}

Test(perft, every_variant_counts_what_others_have_counted)
{
    const nb_variant *v = NULL;

    while ((v = variants_next(&nb_perft_variants, v)) != NULL)
        expect_counts(v->name, (nb_perft_function *)v->function);
    expect_counts("nb_perft", nb_perft);
}

Test(perft, games_that_are_over)
{
    const nb_position mate =
        position_of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    const nb_position stale =
        position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");

    for (unsigned depth = 0; depth < 9; depth++) {
        cr_expect_eq(nb_perft(&mate, depth), depth == 0, "%u", depth);
        cr_expect_eq(nb_perft(&stale, depth), depth == 0, "%u", depth);
    }
}

Test(perft, sums_stay_at_the_top)
{
    const uint64_t max = UINT64_MAX;

    cr_expect_eq(nb_add_counts(0, 0), 0, "nothing");
    cr_expect_eq(nb_add_counts(20, 400), 420, "small");
    cr_expect_eq(nb_add_counts(max, 0), max, "top");
    cr_expect_eq(nb_add_counts(max - 1, 1), max, "just fits");
    cr_expect_eq(nb_add_counts(max - 5, 4), max - 1, "below the top");
    cr_expect_eq(nb_add_counts(1, max), max, "over");
    cr_expect_eq(nb_add_counts(max, max), max, "twice");
    cr_expect_eq(nb_add_counts(max / 2 + 1, max / 2 + 1), max,
                 "2^64");
}

/* A position by its place in the list, a depth, and what is said. */
static const struct {
    unsigned position, depth;
    uint64_t counts[NB_CATEGORY_COUNT];
} published[] = {
    {0, 3, {8902, 34, 0, 0, 0, 12, 0, 0, 0}},
    {0, 4, {197281, 1576, 0, 0, 0, 469, 0, 0, 8}},
    {1, 1, {48, 8, 0, 2, 0, 0, 0, 0, 0}},
    {1, 2, {2039, 351, 1, 91, 0, 3, 0, 0, 0}},
    {1, 3, {97862, 17102, 45, 3162, 0, 993, 0, 0, 1}},
    {2, 3, {2812, 209, 2, 0, 0, 267, 3, 0, 0}},
    {2, 4, {43238, 3348, 123, 0, 0, 1680, 106, 0, 17}},
    {2, 5, {674624, 52051, 1165, 0, 0, 52950, 1292, 3, 0}},
};

static void expect_categories(const char *what,
                              const nb_categories *sums,
                              const uint64_t want[NB_CATEGORY_COUNT])
{
    for (unsigned k = 0; k < NB_CATEGORY_COUNT; k++)
        cr_expect_eq(sums->count[k], want[k], "%s, %s: %ju, not %ju",
                     what, nb_category_name((nb_category)k),
                     (uintmax_t)sums->count[k], (uintmax_t)want[k]);
}

Test(perft, categories_are_those_of_the_published_tables)
{
    for (size_t i = 0; i < sizeof published / sizeof *published; i++) {
        const char *fen = counted[published[i].position].fen;
        const nb_position position = position_of(fen);
        nb_categories sums = {{0}};

        nb_perft_categories(&sums, &position, published[i].depth);
        expect_categories(fen, &sums, published[i].counts);
    }
}

Test(perft, every_number_has_the_name_of_a_category_or_none)
{
    for (int i = -1; i <= NB_CATEGORY_COUNT + 1; i++) {
        const bool is_one = i >= 0 && i < NB_CATEGORY_COUNT;
        const char *name = nb_category_name((nb_category)i);

        cr_expect_eq(strcmp(name, "unknown category") != 0, is_one,
                     "%d: %s", i, name);
    }
}

Test(perft, no_last_move_is_refused)
{
    const nb_position start = position_of(counted[0].fen);
    nb_categories sums = {{0}};

    EXPECT_REFUSED(nb_perft_categories(&sums, &start, 0));
}

/* One move, and what it is. */
static const struct {
    const char *fen, *move;
    uint64_t counts[NB_CATEGORY_COUNT];
} single[] = {
    {"rn5k/P7/8/8/8/8/8/6K1 w - - 0 1", "a7b8q",
     {1, 1, 0, 0, 1, 1, 0, 0, 0}},
    {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1",
     {1, 0, 0, 1, 0, 1, 0, 0, 0}},
    {"8/8/8/K2pP2r/7k/8/8/8 w - d6 0 1", "e5e6",
     {1, 0, 0, 0, 0, 0, 0, 0, 0}},
    {"4k3/8/8/3pP3/8/8/4R3/4K3 w - d6 0 1", "e5d6",
     {1, 1, 1, 0, 0, 1, 1, 0, 0}},
    {"8/8/4k3/3pP3/8/1B6/8/K3R3 w - d6 0 1", "e5d6",
     {1, 1, 1, 0, 0, 1, 0, 1, 0}},
    /* The bishop sees through the taken pawn alone. */
    {"8/8/4k3/3pP3/8/1B6/8/K7 w - d6 0 1", "e5d6",
     {1, 1, 1, 0, 0, 1, 1, 0, 0}},
    /* A knight gets out of the way, and attacks as well. */
    {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4f6",
     {1, 0, 0, 0, 0, 1, 0, 1, 0}},
    {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4c3",
     {1, 0, 0, 0, 0, 1, 1, 0, 0}},
    /* The king himself discovers. */
    {"4k3/8/8/8/8/8/4K3/4R3 w - - 0 1", "e2d2",
     {1, 0, 0, 0, 0, 1, 1, 0, 0}},
    /* A double check that mates, by a pawn that takes and promotes. */
    {"r4knr/p1ppqPb1/bn4p1/4N3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQ - 1 3",
     "f7g8q", {1, 1, 0, 0, 1, 1, 0, 1, 0}},
};

Test(perft, a_move_counts_in_each_category_that_it_is_of)
{
    for (size_t i = 0; i < sizeof single / sizeof *single; i++) {
        const nb_position position = position_of(single[i].fen);
        nb_categories sums = {{0}};
        nb_move move = 0;
        const nb_uci_result r = nb_uci_read(
            &move, &position, single[i].move, NB_UNTIL_NUL);

        cr_assert_eq(r.error, NB_UCI_OK, "%s: %s", single[i].move,
                     nb_uci_message(r.error));
        nb_count_move(&sums, &position, move);
        expect_categories(single[i].fen, &sums, single[i].counts);
    }
}

/* Double checks, and those that mate, by the pieces who may give any.
 */
static void count_doubles(uint64_t sums[2], const nb_position *position)
{
    const nb_pieces own = nb_pieces_of(&position->quad, position->side);
    const nb_pieces enemy =
        nb_pieces_of(&position->quad, position->side ^ 1);
    const uint64_t pieces = nb_discoverers(&own, &enemy);
    nb_move moves[NB_MAX_MOVES];
    unsigned count =
        pieces == 0 ? 0 : nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++) {
        nb_categories one = {{0}};
        if ((pieces >> nb_move_from(moves[i]) & 1) == 0)
            continue;
        nb_count_move(&one, position, moves[i]);
        sums[0] += one.count[NB_DOUBLE_CHECKS];
        sums[1] += one.count[NB_DOUBLE_CHECKS] & one.count[NB_MATES];
    }
}

static void walk_doubles(uint64_t sums[2], const nb_position *position,
                         unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = 0;

    if (depth == 1)
        count_doubles(sums, position);
    else
        count = nb_generate_moves(moves, position);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(position, moves[i]);
        walk_doubles(sums, &after, depth - 1);
    }
}

Test(perft, the_table_leaves_out_double_checks_that_mate)
{
    const nb_position kiwipete = position_of(counted[1].fen);
    uint64_t sums[2] = {0, 0};

    walk_doubles(sums, &kiwipete, 5);
    cr_expect_eq(sums[0], 2645, "%ju double checks",
                 (uintmax_t)sums[0]);
    cr_expect_eq(sums[0] - sums[1], 2637, "%ju of them mate",
                 (uintmax_t)sums[1]);
}

Test(perft, sums_of_categories_stay_at_the_top)
{
    nb_categories sums = {{UINT64_MAX, 2, UINT64_MAX - 1}};
    const nb_categories more = {{1, 3, 2}};

    nb_add_categories(&sums, &more);
    cr_expect_eq(sums.count[0], UINT64_MAX, "top");
    cr_expect_eq(sums.count[1], 5, "small");
    cr_expect_eq(sums.count[2], UINT64_MAX, "over");
}

/* Entries, and bytes by which the memory begins too late. */
static void expect_with_table(size_t entries, size_t late)
{
    char *memory = calloc(entries * 64 + late, 1);
    const nb_perft_table table =
        nb_perft_table_in(memory + late, entries * 64);
    const uintptr_t first = (uintptr_t)table.entries;

    cr_assert(table.count + 1 >= entries, "%zu entries", table.count);
    cr_assert(table.count == 0 ||
                  (first % 64 == 0 && first + table.count * 64 <=
                                          (uintptr_t)memory + late +
                                              entries * 64),
              "%zu entries from 0x%jX", table.count, (uintmax_t)first);
    for (unsigned i = 0; i < POSITIONS; i++) {
        const nb_position position = position_of(counted[i].fen);
        for (unsigned n = 0; n <= counted[i].depth; n++)
            cr_expect_eq(nb_perft_hashed(&table, &position, n),
                         counted[i].counts[n], "%s, depth %u, %zu",
                         counted[i].fen, n, entries);
    }
    free(memory);
}

Test(perft, a_table_of_any_size_does_not_change_a_count)
{
    static const size_t sizes[] = {0, 1, 2, 3, 64, 1001, 65536};

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        expect_with_table(sizes[i], i % 3);
}

static void add_up(void *data, uint64_t count)
{
    uint64_t *sum = data;

    *sum = nb_add_counts(*sum, count);
}

static void expect_reported(const nb_perft_table *table, size_t i)
{
    const nb_position position = position_of(counted[i].fen);
    const unsigned depth = counted[i].depth;
    uint64_t sum = 0;

    nb_perft_hashed_progress(table, &position, depth, add_up, &sum);
    cr_expect_eq(sum, counted[i].counts[depth], "%s, %zu entries: %ju",
                 counted[i].fen, table->count, (uintmax_t)sum);
}

/* A second time, all is found in the table. */
Test(perft, reports_add_up_to_the_count)
{
    static const size_t sizes[] = {0, 1, 65536};

    for (size_t i = 0; i < 3 * POSITIONS; i++) {
        const size_t bytes = sizes[i % 3] * 64 + 63;
        void *memory = calloc(bytes, 1);
        const nb_perft_table table = nb_perft_table_in(memory, bytes);

        expect_reported(&table, i / 3);
        expect_reported(&table, i / 3);
        free(memory);
    }
}

Test(perft, no_table_is_a_table_that_keeps_nothing)
{
    const nb_perft_table table = nb_perft_table_in(NULL, 1 << 20);
    const nb_position start = position_of(counted[0].fen);

    cr_expect_eq(table.count, 0, "%zu entries", table.count);
    cr_expect_eq(nb_perft_hashed(&table, &start, 3), 8902, "counted");
}

/* Each differs from the first in one thing, and in its count. */
static const char *const alike[] = {
    "r3k2r/8/8/3pP3/8/8/P7/R3K2R w KQkq d6 0 1",
    "r3k2r/8/8/3pP3/8/8/P7/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/3pP3/8/8/P7/R3K2R w KQk d6 0 1",
    "r3k2r/8/8/3pP3/8/8/P7/R3K2R b KQkq - 0 1",
    "r3k2r/8/8/3pP3/8/8/p7/R3K2R w KQkq d6 0 1",
    "r3k2r/8/8/3pP3/8/8/B7/R3K2R w KQkq d6 0 1"};
enum { ALIKE = sizeof alike / sizeof *alike };

/* The least depth of which a count is kept: it fills the table. */
static unsigned least_kept(const nb_perft_table *table)
{
    const nb_position position = position_of(alike[0]);
    const char *entry = (const char *)table->entries;
    unsigned depth = 0;

    for (bool kept = false; !kept; depth++) {
        cr_assert_lt(depth, 6, "nothing is kept");
        nb_perft_hashed(table, &position, depth);
        for (unsigned i = 0; i < 64; i++)
            kept = kept || entry[i] != 0;
    }
    return depth - 1;
}

/* A count keeps one entry, where the next one looks. */
Test(perft, a_table_looks_at_more_than_the_place)
{
    void *memory = aligned_alloc(64, 64);
    const nb_perft_table table =
        nb_perft_table_in(memset(memory, 0, 64), 64);
    const unsigned depth = least_kept(&table);

    for (unsigned i = 0; i < ALIKE * ALIKE; i++) {
        const nb_position one = position_of(alike[i / ALIKE]);
        const nb_position other = position_of(alike[i % ALIKE]);
        nb_perft_hashed(&table, &one, depth);
        cr_expect_eq(nb_perft_hashed(&table, &other, depth),
                     nb_perft(&other, depth), "%s", alike[i % ALIKE]);
    }
    free(memory);
}

Test(perft, deep_counts_are_found_again_and_stay_at_the_top)
{
    const nb_position kings =
        position_of("8/8/8/4k3/8/8/8/K7 w - - 0 1");
    const size_t bytes = (size_t)1 << 22;
    void *memory = calloc(bytes, 1);
    const nb_perft_table table = nb_perft_table_in(memory, bytes);

    cr_expect_lt(nb_perft_hashed(&table, &kings, 20), UINT64_MAX, "20");
    cr_expect_eq(nb_perft_hashed(&table, &kings, 24), UINT64_MAX, "24");
    free(memory);
}
