/* perft.c: counts sequences of moves. See perft.h. */
#include <assert.h>
#include <nibble/attacks.h>
#include <nibble/bitscan.h>
#include <nibble/perft.h>
#include <stdbool.h>
#include <string.h>
#include "tables.h"

static uint64_t perft_list(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;
    unsigned count;

    if (depth == 0)
        return 1;
    count = nb_generate_moves(moves, position);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(position, moves[i]);
        sum = nb_add_counts(sum, perft_list(&after, depth - 1));
    }
    return sum;
}

static uint64_t perft_bulk(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;
    unsigned count;

    if (depth <= 1)
        return depth == 0 ? 1 : nb_count_legal_moves(position);
    count = nb_generate_moves(moves, position);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(position, moves[i]);
        sum = nb_add_counts(sum, perft_bulk(&after, depth - 1));
    }
    return sum;
}

#include "perft_impls.h"

/* clang-format off */
static const nb_variant perft_impls[] = {
    VARIANT(nb_perft_function, "list", perft_list, NB_WITH_NONE),
    VARIANT(nb_perft_function, "bulk", perft_bulk, NB_WITH_NONE),
    /* From the slowest to the fastest. */
    VARIANT(nb_perft_function, "fills", nb_perft_fills, NB_WITH_NONE),
    #ifdef NB_SIMD512
    VARIANT(nb_perft_function, "lanes avx2",
            nb_perft_lanes_avx2, WITH_LANES_AVX2),
    VARIANT(nb_perft_function, "lanes avx512",
            nb_perft_lanes_avx512, WITH_LANES_AVX512),
    #endif
    VARIANT(nb_perft_function, "slices",
            nb_perft_slices_word, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_perft_function, "slices sse2",
            nb_perft_slices_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_perft_function, "slices avx2",
            nb_perft_slices_avx2, WITH_SLICES_AVX2),
    VARIANT(nb_perft_function, "slices avx512bw",
            nb_perft_slices_avx512bw, WITH_SLICES_AVX512BW),
    VARIANT(nb_perft_function, "slices avx512",
            nb_perft_slices_avx512, WITH_SLICES_AVX512),
    #endif
    VARIANT(nb_perft_function, "portable", nb_perft_word, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_perft_function, "sse2", nb_perft_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_perft_function, "avx2", nb_perft_avx2, WITH_BOARDS_AVX2),
    VARIANT(nb_perft_function, "avx512",
            nb_perft_avx512, WITH_BOARDS_AVX512),
    #endif
};
/* clang-format on */
TABLE(nb_perft, "perft", perft_impls);

uint64_t nb_perft(const nb_position *position, unsigned depth)
{
    return depth == 1 ? nb_count_legal_moves(position)
                      : CHOSEN(nb_perft)(position, depth);
}

/* Who attacks the king of the side to move. */
static uint64_t checkers(const nb_position *position)
{
    const unsigned side = position->side;
    const nb_pieces own = nb_pieces_of(&position->quad, side);
    const nb_pieces enemy = nb_pieces_of(&position->quad, side ^ 1);

    return nb_threats_to(&own, &enemy).checkers;
}

/* Where the pieces stand that have moved; a rook beside his king. */
static uint64_t moved(nb_move move)
{
    const unsigned from = nb_move_from(move), to = nb_move_to(move);
    const uint64_t piece = UINT64_C(1) << to;

    return nb_move_is_castling(move)
               ? piece | UINT64_C(1) << (from + to) / 2
               : piece;
}

static void count_if(nb_categories *sums, nb_category category,
                     bool is_one)
{
    sums->count[category] =
        nb_add_counts(sums->count[category], is_one);
}

static void count_checks(nb_categories *sums, const nb_position *after,
                         nb_move move)
{
    const uint64_t pieces = checkers(after);
    const bool is_double = nb_reset_lsb(pieces) != 0;

    if (pieces == 0)
        return;
    count_if(sums, NB_CHECKS, true);
    count_if(sums, NB_DOUBLE_CHECKS, is_double);
    count_if(sums, NB_DISCOVERED_CHECKS,
             !is_double && (pieces & moved(move)) == 0);
    count_if(sums, NB_MATES, nb_count_legal_moves(after) == 0);
}

void nb_count_move(nb_categories *sums, const nb_position *position,
                   nb_move move)
{
    const nb_position after = nb_position_after(position, move);

    count_if(sums, NB_ALL_MOVES, true);
    count_if(sums, NB_CAPTURES, nb_move_captured(move) != NB_EMPTY);
    count_if(sums, NB_EN_PASSANT_CAPTURES, nb_move_is_en_passant(move));
    count_if(sums, NB_CASTLINGS, nb_move_is_castling(move));
    count_if(sums, NB_PROMOTIONS, nb_move_promotion(move) != NB_EMPTY);
    count_checks(sums, &after, move);
}

const char *nb_category_name(nb_category category)
{
    static const char *const names[NB_CATEGORY_COUNT] = {
        "moves",      "captures", "en passant",        "castles",
        "promotions", "checks",   "discovered checks", "double checks",
        "mates"};

    return (unsigned)category < NB_CATEGORY_COUNT ? names[category]
                                                  : "unknown category";
}

void nb_add_categories(nb_categories *sums, const nb_categories *counts)
{
    for (unsigned i = 0; i < NB_CATEGORY_COUNT; i++)
        sums->count[i] =
            nb_add_counts(sums->count[i], counts->count[i]);
}

void nb_perft_categories(nb_categories *sums,
                         const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_moves(moves, position);

    assert(depth > 0);
    for (unsigned i = 0; i < count; i++)
        if (depth == 1) {
            nb_count_move(sums, position, moves[i]);
        } else {
            const nb_position after =
                nb_position_after(position, moves[i]);
            nb_perft_categories(sums, &after, depth - 1);
        }
}

/* What a count is of, and the count. */
enum { STATE = 4, COUNT = 5, WORDS = 6, DEPTH = 24 };
struct record {
    uint64_t word[WORDS];
};

static struct record make_record(const nb_position *position,
                                 unsigned depth)
{
    const bool passes = nb_en_passant_capturers(position) != 0;
    const unsigned passed =
        passes ? position->en_passant : NB_NO_SQUARE;
    struct record record;

    memcpy(record.word, position->quad.plane, sizeof position->quad);
    record.word[STATE] =
        (uint64_t)depth << DEPTH | (uint64_t)passed << 16 |
        (uint64_t)position->castling << 8 | position->side;
    record.word[COUNT] = 0;
    return record;
}

typedef ATOMIC(uint64_t) shared_word;

/** A position and its count; the version is odd while they change. */
struct nb_perft_entry {
    _Alignas(64) shared_word version;
    shared_word word[WORDS];
};
_Static_assert(sizeof(struct nb_perft_entry) == 64, "a cache line");

static uint64_t load(shared_word *word)
{
    return LOAD_ACQUIRE(word);
}

static void store(shared_word *word, uint64_t value)
{
    STORE_RELEASE(word, value);
}

nb_perft_table nb_perft_table_in(void *memory, size_t bytes)
{
    const size_t size = sizeof(struct nb_perft_entry);
    const size_t over = (uintptr_t)memory % size;
    const size_t skip = over == 0 ? 0 : size - over;
    nb_perft_table table = {NULL, 0};

    if (memory == NULL || bytes < skip + size)
        return table;
    table.entries = (void *)((char *)memory + skip);
    table.count = (bytes - skip) / size;
    return table;
}

/* The two entries in which a position can be. */
struct pair {
    struct nb_perft_entry *deep, *recent; /* or twice the same */
};

static struct pair find_pair(const nb_perft_table *table,
                             const nb_position *position,
                             unsigned depth)
{
    const uint64_t spread = UINT64_C(0x9E3779B97F4A7C15);
    const uint64_t high = (position->key + depth * spread) >> 32;
    const size_t count = table->count;
    const uint64_t buckets = count < UINT32_MAX ? count : UINT32_MAX;
    const size_t first = (size_t)(high * buckets >> 32) & ~(size_t)1;
    const size_t second = first + 1 < count ? first + 1 : first;
    const struct pair pair = {table->entries + first,
                              table->entries + second};

    return pair;
}

/* If an entry has the answer, put it into the record. */
static bool probe_entry(struct nb_perft_entry *entry,
                        struct record *record)
{
    const uint64_t version = load(&entry->version);

    for (unsigned i = 0; i < COUNT; i++)
        if (load(&entry->word[i]) != record->word[i])
            return false;
    record->word[COUNT] = load(&entry->word[COUNT]);
    return version % 2 == 0 && load(&entry->version) == version;
}

/* Writes an entry, unless somebody else does. */
static void write_entry(struct nb_perft_entry *entry,
                        const struct record *record)
{
    uint64_t even = load(&entry->version);
    const uint64_t odd = even + 1;

    if (even % 2 != 0 || !REPLACE(&entry->version, even, odd))
        return;
    for (unsigned i = 0; i < WORDS; i++)
        store(&entry->word[i], record->word[i]);
    store(&entry->version, odd + 1);
}

/* A deep count stays; what is less deep takes the other place. */
static void save_record(const struct pair *pair,
                        const struct record *record)
{
    const uint64_t kept = load(&pair->deep->word[STATE]) >> DEPTH;
    const bool is_deep = record->word[STATE] >> DEPTH >= kept;

    write_entry(is_deep ? pair->deep : pair->recent, record);
}

/* Where counts are kept, and who hears of them. */
typedef struct counter {
    const nb_perft_table *table;
    nb_perft_callback *callback; /* or NULL */
    void *data;
} counter;

/* A count that is no sum of others. */
static uint64_t report(const counter *c, uint64_t count)
{
    if (c->callback != NULL)
        c->callback(c->data, count);
    return count;
}

/* Below this depth, looking would slow the fastest variants down. */
enum { MIN_HASHED_DEPTH = 3 };

static uint64_t count_hashed(const counter *c,
                             const nb_position *position,
                             unsigned depth);

static uint64_t sum_below(const counter *c, const nb_position *position,
                          unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_moves(moves, position);
    uint64_t sum = 0;

    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(position, moves[i]);
        sum = nb_add_counts(sum, count_hashed(c, &after, depth - 1));
    }
    return sum;
}

static uint64_t count_hashed(const counter *c,
                             const nb_position *position,
                             unsigned depth)
{
    struct record record;
    struct pair pair;

    if (depth < MIN_HASHED_DEPTH || c->table->count == 0)
        return report(c, nb_perft(position, depth));
    record = make_record(position, depth);
    pair = find_pair(c->table, position, depth);
    if (probe_entry(pair.deep, &record) ||
        probe_entry(pair.recent, &record))
        return report(c, record.word[COUNT]);
    record.word[COUNT] = depth == MIN_HASHED_DEPTH
                             ? report(c, nb_perft(position, depth))
                             : sum_below(c, position, depth);
    save_record(&pair, &record);
    return record.word[COUNT];
}

uint64_t nb_perft_hashed_progress(const nb_perft_table *table,
                                  const nb_position *position,
                                  unsigned depth,
                                  nb_perft_callback *callback,
                                  void *data)
{
    const counter c = {table, callback, data};

    return count_hashed(&c, position, depth);
}

uint64_t nb_perft_hashed(const nb_perft_table *table,
                         const nb_position *position, unsigned depth)
{
    return nb_perft_hashed_progress(table, position, depth, NULL, NULL);
}
