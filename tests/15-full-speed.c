#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <nibble/moves.h>
#include <nibble/perft.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "boards.h"
#include "positions.h"
#include "probe.h"
#include "upper.h"
#include "variants.h"

TestSuite(counting, .timeout = 120);

static uint64_t random_state = 0x3F;

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

/* Plays a random move; false if there is none. */
static bool play(nb_position *p)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_moves(moves, p);

    if (count != 0)
        *p = nb_position_after(
            p, moves[random_below(&random_state, count)]);
    return count != 0;
}

static const char *const starts[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
    " 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w -"
    " - 0 10",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
};
enum { STARTS = sizeof starts / sizeof *starts, MAX_PLIES = 80 };

/* Positions of a player, one after the other, of random games. */
static nb_position next_position(unsigned side)
{
    static nb_position game;
    static unsigned plies = MAX_PLIES, start;

    do
        if (plies++ == MAX_PLIES || !play(&game)) {
            game = position_of(starts[start++ % STARTS]);
            plies = 0;
        }
    while (game.side != side);
    return game;
}

/* Counts something in a thread whose stack has so many KiB, and 64 for
   the thread itself. */
static void count_on_a_stack_of(unsigned kib, void *count(void *),
                                void *with)
{
    enum { KIB = 1024, OF_THE_THREAD = 64 };
    pthread_attr_t attributes;
    pthread_t thread;

    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes,
                              (size_t)(kib + OF_THE_THREAD) * KIB);
    cr_assert_eq(pthread_create(&thread, &attributes, count, with), 0,
                 "no thread");
    pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
}

/* The kings have two or three moves, and the pawns have none. */
static const char locked_pawns[] =
    "7k/6p1/5pPp/5P1P/p1p5/PpP5/1P6/K7 w - - 0 1";
enum { LOCKED_DEPTH = 14, LOCKED_COUNT = 2466218 };

static void *count_locked(void *sum)
{
    const nb_position locked = position_of(locked_pawns);

    *(uint64_t *)sum = nb_perft(&locked, LOCKED_DEPTH);
    return NULL;
}

Test(counting, deep_counts_keep_to_the_promised_stack)
{
    uint64_t sum = 0;

    count_on_a_stack_of(2048 + (LOCKED_DEPTH - 8) * 2, count_locked,
                        &sum);
    cr_expect_eq(sum, LOCKED_COUNT, "%ju", (uintmax_t)sum);
}

/* A count in a workspace that begins at an odd address. */
typedef struct small_count {
    const char *fen;
    unsigned depth;
    char *workspace;
    uint64_t sum;
} small_count;

static void *count_in_workspace(void *with)
{
    small_count *const c = with;
    const nb_position position = position_of(c->fen);

    c->sum = nb_perft_in(c->workspace + 1, &position, c->depth);
    return NULL;
}

#ifdef __OPTIMIZE__
enum { KIB_OF_A_WORKSPACE = 64 };
#else
enum { KIB_OF_A_WORKSPACE = 256 };
#endif

static void expect_small(const char *fen, unsigned depth,
                         uint64_t expected)
{
    const size_t size = nb_perft_workspace_size(depth);
    small_count c = {fen, depth, malloc(size + 1), 0};

    cr_assert(c.workspace != NULL && size <= 2048 * 1024, "%zu", size);
    count_on_a_stack_of(
        KIB_OF_A_WORKSPACE + (depth > 8 ? depth - 8 : 0) * 2,
        count_in_workspace, &c);
    cr_expect_eq(c.sum, expected, "%s, depth %u: %ju", fen, depth,
                 (uintmax_t)c.sum);
    free(c.workspace);
}

Test(counting, a_workspace_spares_the_stack)
{
    const char *const kiwipete = starts[1];

    expect_small(kiwipete, 0, 1);
    expect_small(kiwipete, 1, 48);
    expect_small(kiwipete, 4, 4085603);
    expect_small(locked_pawns, LOCKED_DEPTH, LOCKED_COUNT);
}

/* Counted by many programs, and by Stockfish 15.1 for this book. */
static const struct {
    unsigned start, depth;
    uint64_t leaves;
} known[] = {
    {0, 4, 197281}, {1, 3, 97862},  {2, 5, 674624}, {3, 4, 422333},
    {4, 3, 62379},  {5, 3, 89890},  {6, 4, 182838}, {7, 4, 314346},
    {8, 1, 6},
};

static void expect_known(const char *name, nb_perft_function *perft)
{
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++) {
        const char *fen = starts[known[i].start];
        const nb_position p = position_of(fen);
        const uint64_t leaves = perft(&p, known[i].depth);

        cr_expect_eq(leaves, known[i].leaves, "%s: %ju, not %ju of %s",
                     name, (uintmax_t)leaves,
                     (uintmax_t)known[i].leaves, fen);
    }
}

Test(counting, every_variant_counts_the_known_positions)
{
    const nb_variant *v = NULL;

    while ((v = variants_next(&nb_perft_variants, v)) != NULL)
        expect_known(v->name, (nb_perft_function *)v->function);
    expect_known("chosen", nb_perft);
}

static void expect_like_lists(const nb_position *p, unsigned depth)
{
    const nb_variants *impls = &nb_perft_variants;
    const uint64_t want =
        ((nb_perft_function *)impls->list->function)(p, depth);

    for (size_t i = 1; i < impls->count; i++) {
        const nb_variant *v = &impls->list[i];
        if (nb_missing_feature(v->needs, nb_features()) != NULL)
            continue;
        cr_assert_eq(((nb_perft_function *)v->function)(p, depth), want,
                     "%s: %ju, not %ju, random state 0x%jX", v->name,
                     (uintmax_t)((nb_perft_function *)v->function)(
                         p, depth),
                     (uintmax_t)want, (uintmax_t)random_state);
    }
}

Test(counting, every_variant_counts_random_positions_as_lists_do)
{
    for (unsigned i = 0; i < 600; i++) {
        const nb_position p = next_position(i % 2);

        expect_like_lists(&p, 0);
        expect_like_lists(&p, 1);
        expect_like_lists(&p, 2);
        if (i % 20 == 0)
            expect_like_lists(&p, 3);
    }
}

Test(counting, no_variant_leaves_something_in_the_upper_halves)
{
    const nb_position p = position_of(starts[1]);

    (void)p;
    EXPECT_CLEAR(nb_perft_variants, nb_perft_function, &p, 3)
}

#ifdef NB_SIMD512
static const nb_perft_impl impl_avx512bw = {
    64, nb_count_slices_avx512bw, nb_count_waiting_avx512bw, NULL};
#endif

/* The widths: what each needs, how it goes on, and what it found. */
static const struct width {
    const char *name;
    unsigned needs;
    nb_prober *probe;
    const nb_perft_impl *impl;
} widths[] = {
    {"word", NB_PORTABLE, nb_probe_slices_word, &nb_perft_impl_word},
#ifdef NB_SIMD
    {"sse2", NB_SSE2, nb_probe_slices_sse2, &nb_perft_impl_sse2},
#endif
#ifdef NB_SIMD512
    {"avx2", NB_AVX2 | NB_BMI2, nb_probe_slices_avx2,
     &nb_perft_impl_avx2},
    {"avx512bw", NB_AVX512BW, nb_probe_slices_avx512bw, &impl_avx512bw},
    {"avx512", NB_AVX512BW | NB_AVX512BITALG | NB_GFNI | NB_BMI2,
     nb_probe_slices_avx512, &nb_perft_impl_avx512},
#endif
};
enum { WIDTHS = sizeof widths / sizeof *widths };

static bool is_here(const struct width *width)
{
    return nb_missing_feature(width->needs, nb_features()) == NULL;
}

/* A block of positions of random games, all of one player. */
static nb_position block[PROBED_BOARDS];
static nb_boards boards;

static void put_board(size_t at, const nb_position *p)
{
    static const unsigned corner[4] = {7, 0, 63, 56};
    nb_quad quad = p->quad;

    for (unsigned i = 0; i < 4; i++)
        if ((p->castling >> i & 1) != 0)
            nb_quad_put(&quad, corner[i], 14 + i / 2);
    for (unsigned k = 0; k < 4; k++)
        boards.plane[k][at] = quad.plane[k];
    boards.en_passant[at] =
        nb_en_passant_capturers(p) != 0 ? p->en_passant : 0;
}

static void set_up_block(size_t count, unsigned side)
{
    for (size_t i = 0; i < count; i++) {
        block[i] = next_position(side);
        put_board(i, &block[i]);
    }
    boards.count = count;
    boards.is_last_ply = false;
    boards.en_passant_moves = 0;
}

/* What chapter 11 says of a board. */
typedef struct truth {
    nb_pieces own, enemy;
    nb_threats threats;
    uint64_t empty, targets;
} truth;

static truth truth_of(const nb_position *p)
{
    truth t;

    t.own = nb_pieces_of(&p->quad, p->side);
    t.enemy = nb_pieces_of(&p->quad, p->side ^ 1u);
    t.threats = nb_threats_plain(&t.own, &t.enemy);
    t.empty = ~(t.own.all | t.enemy.all);
    t.targets = nb_targets(&t.threats, &t.own, t.empty);
    return t;
}

/* The lines of slices as directions to the north, seen by a player. */
static unsigned up_of(unsigned line, unsigned side)
{
    static const unsigned up[2][4] = {
        {NB_NORTH, NB_EAST, NB_NORTH_EAST, NB_NORTH_WEST},
        {NB_SOUTH, NB_EAST, NB_SOUTH_EAST, NB_SOUTH_WEST}};

    return up[side == NB_BLACK][line];
}

static void expect_set(const char *name, unsigned set, uint64_t got,
                       uint64_t want)
{
    cr_assert_eq(got, want, "%s, set %u: 0x%jX, not 0x%jX", name, set,
                 (uintmax_t)got, (uintmax_t)want);
}

/* What is looked along to the north: files and two diagonals. */
static void expect_looks(const char *name, const nb_probe *probe,
                         size_t i)
{
    static const unsigned line_of[3] = {0, 2, 3};
    const truth t = truth_of(&block[i]);
    const uint64_t empty = t.empty | t.own.king;

    for (unsigned k = 0; k < 3; k++) {
        const unsigned line = line_of[k];
        const unsigned up = up_of(line, block[i].side);
        const uint64_t pieces =
            line < 2 ? t.enemy.orthogonal : t.enemy.diagonal;
        expect_set(name, PROBED_SIGHT + k,
                   probe->set[PROBED_SIGHT + k][i],
                   nb_slider_attacks(up, t.own.king, t.empty));
        expect_set(name, PROBED_SLIDES + k,
                   probe->set[PROBED_SLIDES + k][i],
                   nb_slider_attacks(up, pieces, empty));
    }
}

static void expect_between(const char *name, const nb_probe *probe,
                           size_t i)
{
    const truth t = truth_of(&block[i]);

    for (unsigned line = 0; line < 4; line++)
        expect_set(name, PROBED_BETWEEN + line,
                   probe->set[PROBED_BETWEEN + line][i],
                   t.threats.between[up_of(line, block[i].side) % 4]);
}

/* All squares without a check; with one, it or what is before it. */
static uint64_t evasions(const truth *t)
{
    uint64_t between = 0;

    if (t->threats.checkers == 0)
        return UINT64_MAX;
    if (nb_popcount(t->threats.checkers) > 1)
        return 0;
    for (unsigned line = 0; line < 4; line++)
        between |= t->threats.between[line];
    return t->threats.checkers | (between & t->empty);
}

static void expect_sets(const char *name, const nb_probe *probe,
                        size_t i)
{
    const truth t = truth_of(&block[i]);

    expect_set(name, PROBED_OWN, probe->set[PROBED_OWN][i], t.own.all);
    expect_set(name, PROBED_ENEMY, probe->set[PROBED_ENEMY][i],
               t.enemy.all);
    expect_set(name, PROBED_CHECK, probe->set[PROBED_CHECK][i],
               t.threats.checkers != 0 ? UINT64_MAX : 0);
    /* Slices have the enemy's king there too; no piece goes there. */
    expect_set(name, PROBED_TABOO, probe->set[PROBED_TABOO][i],
               t.threats.taboo | t.enemy.king);
    expect_set(name, PROBED_EVASIONS, probe->set[PROBED_EVASIONS][i],
               evasions(&t));
    expect_set(name, PROBED_TARGETS, probe->set[PROBED_TARGETS][i],
               t.targets);
}

/* Which phase counts a move that does not take in passing. */
static unsigned counted_by(nb_move move, unsigned side)
{
    const unsigned kind = nb_kind(nb_move_piece(move));
    const unsigned from = nb_move_from(move) / 8;
    const unsigned to = nb_move_to(move) / 8;

    if (kind == NB_PAWN || kind == NB_KING || from == to)
        return PROBED_NEAR;
    return (to > from) == (side == NB_WHITE) ? PROBED_FORWARD
                                             : PROBED_BACK;
}

static void expect_counts(const char *name, const nb_probe *probe,
                          size_t i)
{
    unsigned want[PROBED_COUNTS] = {0};
    nb_move moves[NB_MAX_MOVES];

    for (unsigned n = nb_generate_moves(moves, &block[i]); n-- > 0;)
        want[counted_by(moves[n], block[i].side)] +=
            !nb_move_is_en_passant(moves[n]);
    for (unsigned k = 0; k < PROBED_COUNTS; k++)
        cr_assert_eq(probe->count[k][i], want[k],
                     "%s, count %u: %u, not %u", name, k,
                     probe->count[k][i], want[k]);
}

static void expect_block(const struct width *width, unsigned side)
{
    static nb_probe probe;

    set_up_block(width->impl->width, side);
    width->probe(&probe, &boards, side);
    for (size_t i = 0; i < width->impl->width; i++) {
        expect_sets(width->name, &probe, i);
        expect_looks(width->name, &probe, i);
        expect_between(width->name, &probe, i);
        expect_counts(width->name, &probe, i);
    }
}

Test(counting, slices_find_what_chapter_9_finds_on_each_board)
{
    for (unsigned i = 0; i < 400; i++)
        for (unsigned w = 0; w < WIDTHS; w++)
            if (is_here(&widths[w]))
                expect_block(&widths[w], i % 2);
}

static uint64_t moves_of_block(size_t count)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < count; i++) {
        nb_move moves[NB_MAX_MOVES];
        for (unsigned n = nb_generate_moves(moves, &block[i]); n-- > 0;)
            sum += !nb_move_is_en_passant(moves[n]);
    }
    return sum;
}

/* How many moves, for each width's way, from now on. */
static nb_waiting waiting;

static uint64_t count_by(const struct width *width, unsigned side)
{
    return width->impl->count_moves(&waiting, &boards, side);
}

Test(counting, many_boards_are_the_sum_of_their_moves)
{
    for (unsigned i = 0; i < 200; i++)
        for (unsigned w = 0; w < WIDTHS; w++) {
            const struct width *width = &widths[w];
            const size_t count = PROBED_BOARDS - i % 64;
            uint64_t got;

            if (!is_here(width))
                continue;
            waiting.count = 0;
            set_up_block(count, i % 2);
            got = count_by(width, i % 2);
            got += width->impl->count_waiting(&waiting, i % 2);
            cr_assert_eq(got, moves_of_block(count), "%s, block %u",
                         width->name, i);
            cr_assert_eq(waiting.count, 0, "%s", width->name);
        }
}

static size_t put_checks_first(size_t count)
{
    size_t checks = 0;

    for (size_t i = 0; i < count; i++)
        if (nb_in_check(&block[i])) {
            const nb_position other = block[checks];
            block[checks] = block[i];
            block[i] = other;
            checks++;
        }
    for (size_t i = 0; i < count; i++)
        put_board(i, &block[i]);
    return checks;
}

static void expect_waiting(const struct width *width, unsigned side)
{
    const size_t count = width->impl->width;
    size_t checks;
    uint64_t now;

    set_up_block(count, side);
    waiting.count = 0;
    now = count_by(width, side);
    checks = put_checks_first(count) % count;
    cr_assert_eq(waiting.count, checks, "%s: %zu wait, not %zu",
                 width->name, waiting.count, checks);
    cr_assert_eq(now + moves_of_block(checks), moves_of_block(count),
                 "%s: %ju now", width->name, (uintmax_t)now);
}

Test(counting, boards_in_check_wait)
{
    for (unsigned i = 0; i < 200; i++)
        for (unsigned w = 0; w < WIDTHS; w++)
            if (is_here(&widths[w]))
                expect_waiting(&widths[w], i % 2);
}

/* A block of boards, all in check. */
static void set_up_checks(unsigned side)
{
    for (size_t i = 0; i < PROBED_BOARDS; i++) {
        do
            block[i] = next_position(side);
        while (!nb_in_check(&block[i]));
        put_board(i, &block[i]);
    }
    boards.count = PROBED_BOARDS;
}

Test(counting, whole_blocks_of_checks_do_not_wait)
{
    for (unsigned w = 0; w < WIDTHS; w++) {
        const struct width *width = &widths[w];
        uint64_t got = 0, want = 0;
        waiting.count = 0;
        for (unsigned i = 0; is_here(width) && i < 5; i++) {
            set_up_checks(w % 2);
            got += count_by(width, w % 2);
            want += moves_of_block(PROBED_BOARDS);
            cr_assert_eq(got, want, "%s, block %u", width->name, i);
        }
    }
}

/* Many white queens, two kings in corners, and no check. */
static uint64_t put_queens(size_t at)
{
    nb_quad quad = {{0, 0, 0, 0}};
    uint64_t queens = 0, all, sum = 0;

    for (unsigned i = 0; i < 30; i++)
        queens |= UINT64_C(1) << random_below(&random_state, 62);
    queens &= ~UINT64_C(1);
    all = queens | 1 | UINT64_C(1) << 63;
    nb_quad_put(&quad, 0, 2 * NB_KING);
    nb_quad_put(&quad, 63, 2 * NB_KING + 1);
    for (uint64_t left = queens; left != 0;
         left = nb_reset_lsb(left)) {
        nb_quad_put(&quad, nb_lsb(left), 2 * NB_QUEEN);
        sum += nb_popcount(
            nb_queen_attacks(nb_isolate_lsb(left), ~all) &
            ~(queens | 1));
    }
    for (unsigned k = 0; k < 4; k++)
        boards.plane[k][at] = quad.plane[k];
    return sum + nb_popcount(nb_king_attacks(1) & ~queens);
}

Test(counting, more_moves_than_a_byte_holds)
{
    for (unsigned w = 0; w < WIDTHS; w++) {
        uint64_t want = 0;
        for (size_t i = 0; i < PROBED_BOARDS; i++)
            want += put_queens(i);
        boards.count = PROBED_BOARDS;
        waiting.count = 0;
        if (is_here(&widths[w]))
            cr_expect_eq(count_by(&widths[w], NB_WHITE), want, "%s",
                         widths[w].name);
    }
}

Test(counting, empty_boards_have_no_moves)
{
    memset(&boards, 0, sizeof boards);
    for (unsigned w = 0; w < WIDTHS; w++)
        for (unsigned side = 0; is_here(&widths[w]) && side < 2;
             side++) {
            boards.count = widths[w].impl->width;
            waiting.count = 0;
            cr_expect_eq(count_by(&widths[w], side), 0, "%s",
                         widths[w].name);
        }
}

/* A child as the walk has it, to be compared and sorted. */
typedef struct child {
    uint64_t plane[4], en_passant;
} child;

static int compare(const void *x, const void *y)
{
    const uint64_t *a = ((const child *)x)->plane;
    const uint64_t *b = ((const child *)y)->plane;

    for (unsigned k = 0; k < 4; k++)
        if (a[k] != b[k])
            return a[k] < b[k] ? -1 : 1;
    return 0;
}

static child child_at(size_t i)
{
    return (child){{boards.plane[0][i], boards.plane[1][i],
                    boards.plane[2][i], boards.plane[3][i]},
                   boards.en_passant[i]};
}

/* What lists say, sorted. */
static size_t list_children(child *children, const nb_position *p)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_moves(moves, p);

    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(p, moves[i]);
        put_board(0, &after);
        children[i] = child_at(0);
    }
    qsort(children, count, sizeof *children, compare);
    return count;
}

static nb_boards parents;

static void make_children(const struct width *width,
                          const nb_position *p)
{
    put_board(0, p);
    parents = boards;
    parents.count = 1;
    memset(boards.en_passant, 0, sizeof boards.en_passant);
    boards.count = 0;
    boards.is_last_ply = false;
    width->impl->make_children(&boards, &parents, 0, p->side);
}

static void expect_children(const struct width *width,
                            const nb_position *p)
{
    static child want[NB_MAX_MOVES], got[NB_MAX_MOVES];
    const size_t count = list_children(want, p);

    make_children(width, p);
    cr_assert_eq(boards.count, count, "%s: %zu children, not %zu",
                 width->name, boards.count, count);
    for (size_t i = 0; i < count; i++)
        got[i] = child_at(i);
    qsort(got, count, sizeof *got, compare);
    for (size_t i = 0; i < count; i++) {
        cr_assert_eq(compare(&got[i], &want[i]), 0, "%s: child %zu",
                     width->name, i);
        cr_assert_eq(got[i].en_passant, want[i].en_passant, "%s: %ju",
                     width->name, (uintmax_t)got[i].en_passant);
    }
}

Test(counting, children_are_the_boards_after_each_move)
{
    for (unsigned i = 0; i < 4000; i++) {
        const nb_position p = next_position(i / 7 % 2);
        for (unsigned w = 0; w < WIDTHS; w++)
            if (is_here(&widths[w]) && widths[w].impl->make_children)
                expect_children(&widths[w], &p);
    }
}
