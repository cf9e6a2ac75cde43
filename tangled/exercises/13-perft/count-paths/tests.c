#include <criterion/criterion.h>
#include <nibble/perft.h>
#include <stdlib.h>
#include <string.h>
#include <nibble/position.h>
#include <stddef.h>

struct ex_entry {
    nb_position position;
    uint64_t paths; /* that lead there; 0 if the place is free */
};

struct ex_entry ex_arrive(struct ex_entry table[], size_t size,
                          const nb_position *p);

TestSuite(count_paths, .timeout = 30);

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

/* Both have one key, and the table has one place. */
static void arrive_at_both(const char *first, const char *second,
                           bool same)
{
    nb_position a = position_of(first), b = position_of(second);
    struct ex_entry table[1] = {{.paths = 0}}, old;

    b.key = a.key;
    old = ex_arrive(table, 1, &a);
    cr_expect_eq(old.paths, 0, "the place was free: %ju",
                 (uintmax_t)old.paths);
    old = ex_arrive(table, 1, &a);
    cr_expect_eq(old.paths, 0, "the same again: %ju",
                 (uintmax_t)old.paths);
    cr_expect_eq(table[0].paths, 2, "%s, twice: %ju", first,
                 (uintmax_t)table[0].paths);
    old = ex_arrive(table, 1, &b);
    cr_expect_eq(old.paths, same ? 0 : 2, "%s, then %s: returns %ju",
                 first, second, (uintmax_t)old.paths);
    cr_expect_eq(table[0].paths, same ? 3 : 1, "%s, then %s: keeps %ju",
                 first, second, (uintmax_t)table[0].paths);
    cr_expect(same || nb_quad_equal(&old.position.quad, &a.quad),
              "%s, then %s: another board is returned", first, second);
}

/* A pawn on e5 can capture on d6 and on f6. */
Test(count_paths, what_can_follow_decides)
{
    const char *d6 = "4k3/8/8/3pPp2/8/8/8/R3K2R w KQ d6 0 9";
    const char *pushed = "4k3/8/8/8/2p1P3/8/8/4K3 b - e3 0 9";

    arrive_at_both(d6, d6, true);
    arrive_at_both(d6, "4k3/8/8/3pPp2/8/8/8/R3K2R w KQ d6 0 8", true);
    arrive_at_both(d6, "4k3/8/8/3pPp2/8/8/8/R3K2R w KQ - 0 9", false);
    arrive_at_both(d6, "4k3/8/8/3pPp2/8/8/8/R3K2R w KQ f6 0 9", false);
    arrive_at_both(d6, "4k3/8/8/3pPp2/8/8/8/R3K2R w K d6 0 9", false);
    arrive_at_both(d6, "4k3/8/8/3pPp2/8/8/8/R3K2R w Q d6 0 9", false);
    arrive_at_both(d6, "4k3/8/8/3pPp2/8/8/8/R3K2B w Q d6 0 9", false);
    arrive_at_both(d6, "4k3/8/8/3pPp2/8/8/8/R3K2r w Q d6 0 9", false);
    arrive_at_both(pushed, "4k3/8/8/8/2p1P3/8/8/4K3 b - - 7 30", true);
}

/* A walk counts by a table, and writes down what its places hold. */
struct walk {
    struct ex_entry *table;
    char (*texts)[NB_FEN_SIZE];
    size_t size;
    uint64_t mask; /* what is left of each key */
    uint64_t sum;  /* of the sequences that are counted */
    size_t counts, texts_replaced;
};

static void settle(struct walk *walk, const struct ex_entry *entry)
{
    if (entry->paths == 0)
        return;
    walk->sum += entry->paths * nb_perft(&entry->position, 1);
    walk->counts++;
}

static void arrive(struct walk *walk, nb_position position)
{
    char text[NB_FEN_SIZE], *kept;
    nb_fen fen = nb_position_fen(&position);
    struct ex_entry old;

    fen.halfmoves = 0;
    fen.fullmoves = 1;
    if (nb_en_passant_capturers(&position) == 0)
        fen.en_passant = NB_NO_SQUARE;
    nb_fen_write(text, &fen);
    position.key &= walk->mask;
    kept = walk->texts[position.key % walk->size];
    walk->texts_replaced += strcmp(kept, text) != 0;
    memcpy(kept, text, sizeof text);
    old = ex_arrive(walk->table, walk->size, &position);
    settle(walk, &old);
}

static void go(struct walk *walk, const nb_position *from, unsigned n)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count;

    if (n == 0) {
        arrive(walk, *from);
        return;
    }
    count = nb_generate_moves(moves, from);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(from, moves[i]);
        go(walk, &after, n - 1);
    }
}

/* The sum is perft's, of as many counts as the places held texts. */
static void expect_sum(const char *root, unsigned n, size_t size,
                       uint64_t mask)
{
    const nb_position position = position_of(root);
    struct walk walk = {calloc(size, sizeof(struct ex_entry)),
                        calloc(size, NB_FEN_SIZE), size, mask, 0, 0, 0};

    go(&walk, &position, n);
    for (size_t i = 0; i < size; i++)
        settle(&walk, walk.table + i);
    free(walk.table);
    free(walk.texts);
    cr_expect_eq(walk.sum, nb_perft(&position, n + 1),
                 "%s, %u moves, size %zu: %ju sequences", root, n,
                 size, (uintmax_t)walk.sum);
    cr_expect_eq(walk.counts, walk.texts_replaced,
                 "%s, %u moves, size %zu: %zu entries, not %zu", root,
                 n, size, walk.counts, walk.texts_replaced);
}

static const char *const roots[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
     "- 0 1"),
    "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1",
    "k7/3p1p2/8/4P3/8/8/8/K7 w - - 0 1"};
enum { ROOTS = sizeof roots / sizeof *roots };

Test(count_paths, add_up_to_perft_in_a_table_of_any_size)
{
    static const size_t sizes[] = {1, 2, 7, 64, 4096};

    for (unsigned i = 0; i < ROOTS; i++)
        for (unsigned k = 0; k < 5; k++)
            for (unsigned n = 0; n <= (i == 1 ? 2 : 3); n++) {
                expect_sum(roots[i], n, sizes[k], UINT64_MAX);
                expect_sum(roots[i], n, sizes[k], 7);
            }
}
