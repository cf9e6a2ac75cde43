#include <bench.h>
#include <nibble/moves.h>
#include <nibble/perft.h>
#include <nibble/simd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "15-full-speed/trials.h"
#include "boards.h"
#include "positions.h"

/* Six well-known positions, the plies to walk, and what is counted. */
static const struct {
    const char *fen;
    unsigned depth, parents;
} walks[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4,
     8902},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
     " 0 1",
     4, 97862},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 43238},
    {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
     "1",
     4, 9467},
    {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4,
     62379},
    {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
     "- - 0 10",
     4, 89890},
};
enum { WALKS = sizeof walks / sizeof *walks };
static nb_position from[WALKS];

static size_t all_parents(void)
{
    size_t sum = 0;

    for (size_t i = 0; i < WALKS; i++)
        sum += walks[i].parents;
    return sum;
}

static nb_position position_of(const char *text)
{
    nb_position position;

    if (nb_position_read(&position, text, NB_UNTIL_NUL).error !=
        NB_FEN_OK)
        abort();
    return position;
}

static bench_case cases[80];
static size_t case_count;

static void add(unsigned needs, bench_case what)
{
    what.chapter = 15;
    if ((needs & ~nb_features()) == 0)
        cases[case_count++] = what;
}

/* The data is a variant of perft. */
static void walk_all(void *data)
{
    const nb_variant *impl = data;

    for (size_t i = 0; i < WALKS; i++)
        bench_sink(((nb_perft_function *)impl->function)(
            &from[i], walks[i].depth));
}

static const nb_variant *variant_called(const char *name)
{
    const nb_variant *list = nb_perft_variants.list;

    for (size_t i = 0; i < nb_perft_variants.count; i++)
        if (strcmp(list[i].name, name) == 0)
            return &list[i];
    return NULL;
}

static void add_walk(const char *group, const char *variant,
                     const char *name)
{
    const nb_variant *impl = variant_called(variant);

    if (impl != NULL)
        add(impl->needs,
            (bench_case){group, name, BENCH_THROUGHPUT, all_parents(),
                         "position", walk_all, NULL, (void *)impl, 0, 0,
                         NULL});
}

static void list_walks(void)
{
    add_walk("definition", "list", "list");
    add_walk("story", "bulk", "bulk");
    add_walk("story", "fills", "fills");
    add_walk("story", "lanes avx2", "lanes, AVX2");
    add_walk("story", "lanes avx512", "lanes, AVX-512");
    add_walk("story", "slices", "slices, words");
    add_walk("story", "slices sse2", "slices, SSE2");
    add_walk("story", "slices avx2", "slices, AVX2");
    add_walk("story", "slices avx512", "slices, AVX-512");
    add_walk("story", "portable", "and children, words");
    add_walk("story", "sse2", "and children, SSE2");
    add_walk("story", "avx2", "and children, AVX2");
    add_walk("story", "avx512", "and children, AVX-512");
}

/* White's boards, and the positions that they are of. */
struct sample {
    nb_boards boards;
    nb_position listed[ENOUGH_BOARDS];
};
static struct sample games, siblings;

static void append_board(struct sample *to, const nb_position *p)
{
    static const unsigned corner[4] = {7, 0, 63, 56};
    nb_boards *boards = &to->boards;
    nb_quad quad = p->quad;

    for (unsigned i = 0; i < 4; i++)
        if ((p->castling >> i & 1) != 0)
            nb_quad_put(&quad, corner[i], 14 + i / 2);
    for (unsigned k = 0; k < 4; k++)
        boards->plane[k][boards->count] = quad.plane[k];
    boards->en_passant[boards->count] =
        nb_en_passant_capturers(p) != 0 ? p->en_passant : 0;
    to->listed[boards->count++] = *p;
}

/* A game of at most that many plies: the position at its end. */
static nb_position end_of_game(uint64_t *random, unsigned plies)
{
    nb_position p = from[random_below(random, WALKS)];
    nb_move moves[NB_MAX_MOVES];

    while (plies-- > 0) {
        const unsigned count = nb_generate_moves(moves, &p);
        if (count == 0)
            break;
        p = nb_position_after(&p, moves[random_below(random, count)]);
    }
    return p;
}

/* Each board is of a game of its own. */
static void play_games(void)
{
    uint64_t random = 0x3F;

    while (games.boards.count < ENOUGH_BOARDS) {
        const unsigned plies = random_below(&random, 60);
        const nb_position p = end_of_game(&random, plies);
        if (p.side == NB_WHITE)
            append_board(&games, &p);
    }
}

/* The positions after a move of Black's, up to a number. */
static void append_replies(const nb_position *p, size_t max)
{
    nb_move moves[NB_MAX_MOVES];

    for (unsigned n = nb_generate_moves(moves, p);
         n-- > 0 && siblings.boards.count < max;) {
        const nb_position after = nb_position_after(p, moves[n]);
        append_board(&siblings, &after);
    }
}

/* As a walk finds them: of each position, boards two plies on. */
static void walk_two_plies(void)
{
    nb_move moves[NB_MAX_MOVES];

    for (size_t i = 0; i < WALKS; i++) {
        const size_t max = (i + 1) * ENOUGH_BOARDS / WALKS;
        for (unsigned n = nb_generate_moves(moves, &from[i]);
             n-- > 0;) {
            const nb_position after =
                nb_position_after(&from[i], moves[n]);
            append_replies(&after, max);
        }
    }
}

static size_t count_children(const struct sample *of)
{
    nb_move moves[NB_MAX_MOVES];
    size_t sum = 0;

    for (size_t i = 0; i < of->boards.count; i++)
        sum += nb_generate_moves(moves, &of->listed[i]);
    return sum;
}

static void count_lists(void *data)
{
    nb_move moves[NB_MAX_MOVES];

    (void)data;
    for (size_t i = 0; i < ENOUGH_BOARDS; i++)
        bench_sink(nb_generate_moves(moves, &games.listed[i]));
}

static void count_unlisted(void *data)
{
    (void)data;
    for (size_t i = 0; i < ENOUGH_BOARDS; i++)
        bench_sink(nb_count_legal_moves(&games.listed[i]));
}

static void count_by_fills(void *data)
{
    const nb_variant *impl = data;

    for (size_t i = 0; i < ENOUGH_BOARDS; i++)
        bench_sink(
            ((nb_perft_function *)impl->function)(&games.listed[i], 1));
}

/* Boards wait from one time to the next, as in a walk. */
enum { TIMES = 8 };

static uint64_t moves_of_games(const nb_perft_impl *impl)
{
    nb_waiting waiting;
    uint64_t sum = 0;

    waiting.count = 0;
    for (unsigned i = 0; i < TIMES; i++)
        sum += impl->count_moves(&waiting, &games.boards, NB_WHITE);
    if (impl->count_waiting != NULL)
        sum += impl->count_waiting(&waiting, NB_WHITE);
    return sum;
}

static void count_by_impl(void *data)
{
    bench_sink(moves_of_games(data));
}

static void make_by_lists(void *data)
{
    nb_move moves[NB_MAX_MOVES];

    (void)data;
    for (size_t i = 0; i < siblings.boards.count; i++) {
        const nb_position *p = &siblings.listed[i];
        for (unsigned n = nb_generate_moves(moves, p); n-- > 0;) {
            const nb_position after = nb_position_after(p, moves[n]);
            bench_sink(after.quad.plane[0]);
        }
    }
}

static uint64_t make_all(const nb_boards *parents,
                         const nb_perft_impl *impl)
{
    static nb_boards children;
    uint64_t sum = 0;

    for (size_t next = 0; next < parents->count;) {
        children.count = 0;
        next = impl->make_children(&children, parents, next, NB_WHITE);
        sum += children.count;
    }
    return sum;
}

static void make_by_impl(void *data)
{
    bench_sink(make_all(&siblings.boards, data));
}

static void make_of_games(void *data)
{
    bench_sink(make_all(&games.boards, data));
}

static void add_counting(const char *group, unsigned needs,
                         const char *name, const nb_perft_impl *impl)
{
    add(needs, (bench_case){group, name, BENCH_THROUGHPUT,
                            TIMES * ENOUGH_BOARDS, "board",
                            count_by_impl, NULL, (void *)impl, 0, 0,
                            NULL});
}

static void add_making(const char *group, unsigned needs,
                       const char *name, const nb_perft_impl *impl)
{
    add(needs,
        (bench_case){group, name, BENCH_THROUGHPUT,
                     count_children(&siblings), "child", make_by_impl,
                     NULL, (void *)impl, 0, 0, NULL});
}

static void add_impl(unsigned needs, const char *name,
                     const nb_perft_impl *impl)
{
    add_counting("counting", needs, name, impl);
    if (impl->make_children != NULL)
        add_making("making", needs, name, impl);
}

#ifdef NB_SIMD512
static const nb_perft_impl bytes_and_words = {
    64, nb_count_slices_avx512bw, nb_count_waiting_avx512bw, NULL};
#endif

static void list_variants(void)
{
    add(0, (bench_case){"counting", "list", BENCH_THROUGHPUT,
                        ENOUGH_BOARDS, "board", count_lists, NULL, NULL,
                        0, 0, NULL});
    add(0, (bench_case){"counting", "count", BENCH_THROUGHPUT,
                        ENOUGH_BOARDS, "board", count_unlisted, NULL,
                        NULL, 0, 0, NULL});
    add(0, (bench_case){"counting", "fills", BENCH_THROUGHPUT,
                        ENOUGH_BOARDS, "board", count_by_fills, NULL,
                        (void *)variant_called("fills"), 0, 0, NULL});
    add(0, (bench_case){"making", "list and make", BENCH_THROUGHPUT,
                        count_children(&siblings), "child",
                        make_by_lists, NULL, NULL, 0, 0, NULL});
#ifdef NB_SIMD512
    add_impl(NB_AVX2, "lanes, AVX2", &nb_perft_impl_lanes_avx2);
    add_impl(variant_called("lanes avx512")->needs, "lanes, AVX-512",
            &nb_perft_impl_lanes_avx512);
#endif
    add_impl(NB_PORTABLE, "words", &nb_perft_impl_word);
#ifdef NB_SIMD512
    add_impl(NB_SSE2, "SSE2", &nb_perft_impl_sse2);
    add_impl(NB_AVX2 | NB_BMI2, "AVX2", &nb_perft_impl_avx2);
    add_impl(NB_AVX512BW, "AVX-512F and BW alone", &bytes_and_words);
    add_impl(variant_called("avx512")->needs, "AVX-512",
             &nb_perft_impl_avx512);
#endif
}

#ifdef NB_SIMD512
enum {
    FOR_AVX2 = NB_AVX2 | NB_BMI2,
    FOR_AVX512 = FOR_AVX2 | NB_AVX512BW | NB_AVX512VBMI2 |
                 NB_AVX512BITALG | NB_GFNI,
};

/* What was tried, and beside it what the library does. */
struct trial {
    unsigned needs;
    const char *group, *name;
    const nb_perft_impl *impl;
};
static const struct trial counting_trials[] = {
    {NB_SSE2, "adders", "SSE2, every slice counted",
     &trial_counted_sse2},
    {NB_SSE2, "adders", "SSE2, set by set", &trial_singly_sse2},
    {NB_SSE2, "adders", "SSE2", &nb_perft_impl_sse2},
    {FOR_AVX2, "adders", "AVX2, every slice counted",
     &trial_counted_avx2},
    {FOR_AVX2, "adders", "AVX2, set by set", &trial_singly_avx2},
    {FOR_AVX2, "adders", "AVX2", &nb_perft_impl_avx2},
    {FOR_AVX512, "blending", "unpacked", &trial_unpacked_avx512},
    {FOR_AVX512, "blending", "blended", &nb_perft_impl_avx512},
    {FOR_AVX2, "checks", "AVX2, no board waits", &trial_checked_avx2},
    {FOR_AVX2, "checks", "AVX2", &nb_perft_impl_avx2},
    {FOR_AVX512, "checks", "AVX-512, no board waits",
     &trial_checked_avx512},
    {FOR_AVX512, "checks", "AVX-512", &nb_perft_impl_avx512},
    {FOR_AVX512, "phases", "one large function",
     &trial_in_one_avx512},
    {FOR_AVX512, "phases", "phases", &nb_perft_impl_avx512},
    {NB_SSE2, "counting, tried", "SSE2", &nb_perft_impl_sse2},
    {NB_SSE2, "counting, tried", "SSE2, ranks written out",
     &trial_written_out_sse2},
    {FOR_AVX512, "counting, tried", "AVX-512", &nb_perft_impl_avx512},
    {FOR_AVX512, "counting, tried", "AVX-512, loops over ranks",
     &trial_loops_avx512},
    {FOR_AVX512, "counting, tried", "AVX-512, stacks as they come",
     &trial_stacks_avx512},
};

static const struct trial making_trials[] = {
    {NB_SSE2, "children", "SSE2, piece by piece",
     &nb_perft_impl_sse2},
    {FOR_AVX2, "children", "AVX2, piece by piece",
     &trial_one_by_one_avx2},
    {FOR_AVX2, "children", "AVX2, four parents abreast",
     &nb_perft_impl_avx2},
    {FOR_AVX512, "children", "AVX-512, piece by piece",
     &trial_one_by_one_avx512},
    {FOR_AVX512, "children", "AVX-512, eight parents abreast",
     &nb_perft_impl_avx512},
    {NB_SSE2, "making, tried", "SSE2", &nb_perft_impl_sse2},
    {NB_SSE2, "making, tried", "SSE2, two parents abreast",
     &trial_abreast_sse2},
    {FOR_AVX2, "making, tried", "AVX2, piece by piece",
     &trial_one_by_one_avx2},
    {FOR_AVX2, "making, tried", "AVX2, piece by piece, pext",
     &trial_pext_avx2},
    {FOR_AVX512, "making, tried", "AVX-512", &nb_perft_impl_avx512},
    {FOR_AVX512, "making, tried", "AVX-512, loops over planes",
     &trial_planes_avx512},
    {FOR_AVX512, "making, tried", "AVX-512, rows of squares, pext",
     &trial_rows_avx512},
};

/* A trial that is wrong ends the program. */
static void expect(const char *name, uint64_t got, uint64_t want)
{
    if (got == want)
        return;
    fprintf(stderr, "%s: %ju, not %ju\n", name, (uintmax_t)got,
            (uintmax_t)want);
    exit(1);
}

static void list_counting(const struct trial *t)
{
    if ((t->needs & ~nb_features()) != 0)
        return;
    expect(t->name, moves_of_games(t->impl),
           moves_of_games(&nb_perft_impl_word));
    add_counting(t->group, t->needs, t->name, t->impl);
}

static void list_making(const struct trial *t)
{
    if ((t->needs & ~nb_features()) != 0)
        return;
    expect(t->name, make_all(&siblings.boards, t->impl),
           count_children(&siblings));
    add_making(t->group, t->needs, t->name, t->impl);
}

/* Parents that are no siblings. */
static void list_strangers(const char *name, const nb_perft_impl *impl)
{
    add(FOR_AVX512,
        (bench_case){"strangers", name, BENCH_THROUGHPUT,
                     count_children(&games), "child", make_of_games,
                     NULL, (void *)impl, 0, 0, NULL});
}
#endif

static void list_trials(void)
{
#ifdef NB_SIMD512
    size_t count = sizeof counting_trials / sizeof *counting_trials;

    for (size_t i = 0; i < count; i++)
        list_counting(&counting_trials[i]);
    count = sizeof making_trials / sizeof *making_trials;
    for (size_t i = 0; i < count; i++)
        list_making(&making_trials[i]);
    list_strangers("eight parents abreast", &nb_perft_impl_avx512);
    list_strangers("rows of squares, pext", &trial_rows_avx512);
#endif
}

#ifdef NB_SIMD512
/* The data is an implementation that makes children. */
static void walk_by_impl(void *data)
{
    for (size_t i = 0; i < WALKS; i++)
        bench_sink(
            nb_perft_by_boards(data, &from[i], walks[i].depth));
}

static void add_walk_by(unsigned needs, const char *name,
                        const nb_perft_impl *impl)
{
    add(needs, (bench_case){"steps", name, BENCH_THROUGHPUT,
                            all_parents(), "position", walk_by_impl,
                            NULL, (void *)impl, 0, 0, NULL});
}

static void count_by_small(void *data)
{
    (void)data;
    bench_sink(count_by_chapter_14(games.listed, ENOUGH_BOARDS));
}

static void list_chapter_14(void)
{
    static const nb_variant small = {
        "chapter 14", (nb_function *)perft_bare_32, NB_AVX2};

    if ((NB_AVX2 & ~nb_features()) != 0)
        return;
    expect("chapter 14", perft_bare_32(&from[0], 3), 8902);
    expect("chapter 14",
           TIMES * count_by_chapter_14(games.listed, ENOUGH_BOARDS),
           moves_of_games(&nb_perft_impl_word));
    add(NB_AVX2, (bench_case){"steps", "chapter 14", BENCH_THROUGHPUT,
                              all_parents(), "position", walk_all, NULL,
                              (void *)&small, 0, 0, NULL});
    add(NB_AVX2, (bench_case){"adders", "chapter 14", BENCH_THROUGHPUT,
                              ENOUGH_BOARDS, "board", count_by_small,
                              NULL, NULL, 0, 0, NULL});
}
#endif

static void list_children_of_lists(void)
{
    add(0, (bench_case){"children", "list and make", BENCH_THROUGHPUT,
                        count_children(&siblings), "child",
                        make_by_lists, NULL, NULL, 0, 0, NULL});
}

/* Whole walks, each with one change more than the one before. */
static void list_steps(void)
{
    add_walk("steps", "bulk", "bulk");
    list_children_of_lists();
#ifdef NB_SIMD512
    list_chapter_14();
    add_walk("steps", "slices avx2", "the library's slices");
    add_walk_by(FOR_AVX2, "children without a list",
                &trial_one_by_one_avx2);
    add_walk_by(FOR_AVX2, "parents abreast", &nb_perft_impl_avx2);
    add_walk_by(FOR_AVX512, "AVX-512", &nb_perft_impl_avx512);
#endif
}

int main(int argc, char **argv)
{
    for (size_t i = 0; i < WALKS; i++)
        from[i] = position_of(walks[i].fen);
    play_games();
    walk_two_plies();
    list_steps();
    list_walks();
    list_variants();
    list_trials();
    return bench_main(argc, argv, "15-full-speed", cases, case_count);
}
