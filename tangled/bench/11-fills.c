#include <bench.h>
#include <nibble/attacks.h>
#include <nibble/convert.h>
#include <nibble/quad_sse2.h>
#include "positions.h"

/*
 * Few boards, which stay near, for ways without branches. Wherever a
 * way has branches, many: of fewer, a processor learns by heart where
 * each branch goes. They come in order, so that being far away does
 * not slow down the fills; it does the tables, which are as far.
 */
enum { COUNT = 256, MANY = 16384, MAX_COUNT = 65536, SLIDERS = 16 };
static nb_quad quads[COUNT];
static nb_pieces white[MANY], black[MANY];
static uint64_t empty[COUNT];

/* By square and by the pieces that are in the way: what is attacked. */
typedef struct lookup {
    uint64_t mask[64];
    const uint64_t *attacks[64];
} lookup;

static lookup rook, bishop;
static uint64_t rook_table[102400], bishop_table[5248];

static inline NB_TARGET(NB_WITH_BMI2) uint64_t
look_up(const lookup *table, unsigned square, uint64_t occupied)
{
    uint64_t index = _pext_u64(occupied, table->mask[square]);

    return table->attacks[square][index];
}

/* The squares where a piece can be in the way, short of the edge. */
static uint64_t inner(unsigned square, unsigned diagonal)
{
    uint64_t mask = 0;

    for (unsigned d = 0; d < 8; d++) {
        uint64_t ray = nb_slider_attacks(d, UINT64_C(1) << square,
                                         UINT64_MAX);
        if ((d % 4 >= NB_NORTH_WEST) == (diagonal != 0))
            mask |= ray & nb_step(ray, nb_opposite(d));
    }
    return mask;
}

typedef uint64_t attacks_of(uint64_t, uint64_t);

static void fill_lookup(lookup *table, uint64_t *next,
                        unsigned diagonal, attacks_of *attacks)
{
    for (unsigned square = 0; square < 64; square++) {
        uint64_t mask = inner(square, diagonal), pieces = 0;

        table->mask[square] = mask;
        table->attacks[square] = next;
        do { /* all subsets of the mask, in the order of pext */
            *next++ = attacks(UINT64_C(1) << square, ~pieces);
            pieces = (pieces - mask) & mask;
        } while (pieces != 0);
    }
}

static uint64_t nothing; /* 0, but the compiler cannot know */

/* An expression of i; it adds w, a 0 that waits for the one before. */
#define BOTH(attribute, name, expression)                           \
    static attribute void name##_all(void *data)                    \
    {                                                               \
        const uint64_t w = 0;                                       \
        (void)data, (void)w;                                        \
        for (size_t i = 0; i < MANY; i++)                          \
            bench_sink(expression);                                 \
    }                                                               \
    static attribute uint64_t name##_chain(uint64_t w, void *data)  \
    {                                                               \
        const uint64_t zero = *(volatile uint64_t *)&nothing;       \
        (void)data;                                                 \
        for (size_t i = 0; i < MANY; i++, w &= zero)               \
            w = (expression);                                       \
        return w;                                                   \
    }

#define PLAIN
static bench_case cases[160];
static size_t case_count;

static void add(unsigned needs, bench_case what)
{
    what.chapter = 11;
    if ((needs & ~nb_features()) == 0)
        cases[case_count++] = what;
}

#define BODY_OF(count, needs, group, name, item, function)          \
    add(needs, (bench_case){group, name, BENCH_THROUGHPUT, count,   \
                            item, function##_all, NULL, NULL, 0, 0, \
                            NULL})
#define BODY(needs, group, name, item, function)                    \
    BODY_OF(COUNT, needs, group, name, item, function)
#define ADD(needs, group, name, item, function)                     \
    BODY_OF(MANY, needs, group, name, item, function);              \
    add(needs, (bench_case){group, name, BENCH_LATENCY, MANY, item, \
                            NULL, function##_chain, NULL, 0, 0,     \
                            NULL})

static uint64_t one_slider[MAX_COUNT], around[MAX_COUNT];
static uint8_t its_square[MAX_COUNT];

static inline uint64_t ray(unsigned d, uint64_t piece, uint64_t none)
{
    uint64_t attacks = 0;

    do {
        piece = nb_step(piece, d);
        attacks |= piece;
        piece &= none;
    } while (piece != 0);
    return attacks;
}

static inline uint64_t rook_rays(uint64_t piece, uint64_t none)
{
    return ray(NB_EAST, piece, none) | ray(NB_NORTH, piece, none) |
           ray(NB_WEST, piece, none) | ray(NB_SOUTH, piece, none);
}

static inline uint64_t bishop_rays(uint64_t piece, uint64_t none)
{
    return ray(NB_NORTH_WEST, piece, none) |
           ray(NB_NORTH_EAST, piece, none) |
           ray(NB_SOUTH_EAST, piece, none) |
           ray(NB_SOUTH_WEST, piece, none);
}

BOTH(PLAIN, rays, rook_rays(one_slider[i] ^ w, around[i]))
BOTH(PLAIN, fills, nb_rook_attacks(one_slider[i] ^ w, around[i]))
BOTH(PLAIN, dumb7,
     nb_step(nb_fill_dumb7(NB_NORTH, one_slider[i] ^ w, around[i]),
             NB_NORTH))
BOTH(PLAIN, kogge_stone,
     nb_slider_attacks(NB_NORTH, one_slider[i] ^ w, around[i]))
BOTH(NB_TARGET(NB_WITH_BMI2), pext,
     look_up(&rook, its_square[i] ^ (unsigned)w, ~around[i]))

static inline NB_TARGET_AVX2 uint64_t rook_avx2(uint64_t piece,
                                                uint64_t none)
{
    const nb_sliders sliders = {piece, 0, none};

    return nb_all_attacks_avx2(&sliders);
}

BOTH(NB_TARGET_AVX2, vectors, rook_avx2(one_slider[i] ^ w, around[i]))

static void list_one_slider(void)
{
    ADD(0, "one rook", "ray loop", "rook", rays);
    ADD(0, "one rook", "four fills", "rook", fills);
    ADD(NB_AVX2, "one rook", "AVX2 fill", "rook", vectors);
    ADD(NB_BMI2, "one rook", "look-up", "rook", pext);
    ADD(0, "one direction", "dumb7", "fill", dumb7);
    ADD(0, "one direction", "Kogge-Stone", "fill", kogge_stone);
}

/* The first rooks, as many as count says. */
static void rooks_by_rays(void *count)
{
    for (size_t i = 0; i < *(size_t *)count; i++)
        bench_sink(rook_rays(one_slider[i], around[i]));
}

static void rooks_by_fills(void *count)
{
    for (size_t i = 0; i < *(size_t *)count; i++)
        bench_sink(nb_rook_attacks(one_slider[i], around[i]));
}

static void list_learned(void)
{
    static size_t counts[9];

    for (size_t k = 0; k < 9; k++) {
        const size_t n = counts[k] = (size_t)COUNT << k;

        add(0, (bench_case){"learned", "ray loop", BENCH_THROUGHPUT, n,
                            "rook", rooks_by_rays, NULL, &counts[k], 0,
                            n, NULL});
        add(0, (bench_case){"learned", "four fills", BENCH_THROUGHPUT,
                            n, "rook", rooks_by_fills, NULL,
                            &counts[k], 0, n, NULL});
    }
}

static nb_sliders many[SLIDERS + 1][MANY];
static uint64_t attacks[MANY];

/* One piece after the other, by a function of it and what is empty. */
#define PIECES_OF(set, f, none)                                        \
    for (uint64_t left = (set); left != 0;                          \
         left = nb_reset_lsb(left))                               \
    all |= f(nb_isolate_lsb(left), none)

static void all_by_rays(void *sliders)
{
    for (size_t i = 0; i < MANY; i++) {
        const nb_sliders *s = &((nb_sliders *)sliders)[i];
        uint64_t all = 0;
        PIECES_OF(s->orthogonal, rook_rays, s->empty);
        PIECES_OF(s->diagonal, bishop_rays, s->empty);
        bench_sink(all);
    }
}

static inline NB_TARGET(NB_WITH_BMI2) uint64_t
slides_by_look_up(uint64_t orthogonal, uint64_t diagonal,
                  uint64_t occupied)
{
    uint64_t all = 0;

    for (; orthogonal != 0; orthogonal = nb_reset_lsb(orthogonal))
        all |= look_up(&rook, nb_lsb(orthogonal), occupied);
    for (; diagonal != 0; diagonal = nb_reset_lsb(diagonal))
        all |= look_up(&bishop, nb_lsb(diagonal), occupied);
    return all;
}

static inline NB_TARGET(NB_WITH_BMI2) void
sink_look_ups(const nb_sliders *s, size_t count)
{
    for (size_t i = 0; i < count; i++)
        bench_sink(slides_by_look_up(s[i].orthogonal, s[i].diagonal,
                                     ~s[i].empty));
}

static NB_TARGET(NB_WITH_BMI2) void all_by_look_up(void *sliders)
{
    sink_look_ups(sliders, MANY);
}

/* Few boards: there is no branch to learn, and the tables stay near. */
static NB_TARGET(NB_WITH_BMI2) void few_by_look_up(void *sliders)
{
    sink_look_ups(sliders, COUNT);
}

typedef struct job {
    const nb_variant *impl;
    const nb_sliders *sliders;
} job;
static job jobs[160];
static size_t job_count;

static void all_by_variant(void *data)
{
    const job *j = data;

    ((nb_sliders_to_attacks_function *)j->impl->function)(
        attacks, j->sliders, MANY);
}

static void add_sliders(unsigned needs, const char *name,
                        size_t count, void body(void *), void *data,
                        size_t at)
{
    add(needs, (bench_case){"sliders", name, BENCH_THROUGHPUT, count,
                            "board", body, NULL, data, 0, at, NULL});
}

static void list_sliders(void)
{
    const nb_variants *impls = &nb_sliders_to_attacks_variants;

    for (size_t n = 1; n <= SLIDERS; n += n < 4 ? 1 : n < 8 ? 2 : 4) {
        add_sliders(0, "ray loop", MANY, all_by_rays, many[n], n);
        add_sliders(NB_BMI2, "look-up", MANY, all_by_look_up, many[n],
                    n);
        add_sliders(NB_BMI2, "look-up, 256 boards", COUNT,
                    few_by_look_up, many[n], n);
        for (size_t i = 1; i < impls->count; i++) {
            job *j = &jobs[job_count++];
            *j = (job){&impls->list[i], many[n]};
            add_sliders(j->impl->needs, j->impl->name, MANY,
                        all_by_variant, j, n);
        }
    }
}

static nb_quad straight[COUNT];

/* Rooks, queens and kings alone: they can see north. */
static inline nb_quad only_straight(const nb_quad *quad)
{
    nb_quad pieces = *quad;

    for (unsigned k = 0; k < 4; k++)
        pieces.plane[k] &= quad->plane[3];
    return pieces;
}

/* The compiler must take it that somebody looks at the memory. */
static inline void seen(void *memory)
{
    __asm__ volatile("" : : "r"(memory) : "memory");
}

static nb_quad filled;

typedef void quad_fill(unsigned, nb_quad *, uint64_t);

static inline void sink_fill(quad_fill impl, size_t i)
{
    filled = straight[i];
    impl(NB_NORTH, &filled, empty[i]);
    seen(&filled);
}

#define EACH(count, attribute, name, expression)                    \
    static attribute void name##_all(void *data)                    \
    {                                                               \
        (void)data;                                                 \
        for (size_t i = 0; i < (count); i++)                        \
            expression;                                             \
    }
#define QUADS(attribute, name, expression)                          \
    EACH(COUNT, attribute, name, expression)

QUADS(PLAIN, quad_plain, sink_fill(nb_quad_fill_plain, i))
QUADS(PLAIN, quad_sse2, sink_fill(nb_quad_fill_sse2, i))
QUADS(NB_TARGET_AVX2, quad_avx2,
      (nb_quad_store_avx2(
           &filled,
           nb_quad_fill_avx2(NB_NORTH, nb_quad_load_avx2(&straight[i]),
                             empty[i])),
       seen(&filled)))

/* Who can see along a line, as codes: to the north and so on rooks,
   queens and kings, 8 to 13; on diagonals bishops, 6 and 7, not 8
   and 9. The first two of these codes, and the set of all six. */
static inline unsigned first_code(unsigned d)
{
    return d % 4 < NB_NORTH_WEST ? 2 * NB_ROOK : 2 * NB_BISHOP;
}

static inline uint64_t sliders_that_see(unsigned d, const nb_quad *quad)
{
    const uint64_t *p = quad->plane;

    return d % 4 < NB_NORTH_WEST
               ? p[3]
               : (p[1] & p[2]) | (p[2] & p[3]) | (p[3] & p[1]);
}

static inline void sink_six(unsigned d, const uint64_t *sets)
{
    for (unsigned k = 0; k < 2; k++)
        bench_sink(sets[first_code(d) + k]);
    for (unsigned code = 2 * NB_QUEEN; code < 14; code++)
        bench_sink(sets[code]);
}

/* What six codes see in a direction, each by itself. */
static inline void six_fills(unsigned d, const uint64_t *sets,
                             uint64_t over)
{
    for (unsigned k = 0; k < 2; k++)
        bench_sink(nb_slider_attacks(d, sets[first_code(d) + k], over));
    for (unsigned code = 2 * NB_QUEEN; code < 14; code++)
        bench_sink(nb_slider_attacks(d, sets[code], over));
}

/* The same of a board: filled as planes, turned into sets then. */
static inline void multiplexed(unsigned d, const nb_quad *quad,
                               uint64_t over)
{
    uint64_t sets[16];
    nb_quad see = *quad;

    for (unsigned k = 0; k < 4; k++)
        see.plane[k] &= sliders_that_see(d, quad);
    nb_quad_fill_plain(d, &see, over);
    nb_quad_step(&see, d);
    nb_quad_to_sets_pairs(sets, &see);
    sink_six(d, sets);
}

#define ALL_ROUND(see, pieces, over)                                   \
    see(NB_EAST, pieces, over);                                        \
    see(NB_NORTH, pieces, over);                                       \
    see(NB_NORTH_WEST, pieces, over);                                  \
    see(NB_NORTH_EAST, pieces, over);                                  \
    see(NB_WEST, pieces, over);                                        \
    see(NB_SOUTH, pieces, over);                                       \
    see(NB_SOUTH_EAST, pieces, over);                                  \
    see(NB_SOUTH_WEST, pieces, over)

static inline void north_of_sets(const nb_quad *quad, uint64_t over)
{
    uint64_t sets[16];

    nb_quad_to_sets_pairs(sets, quad);
    six_fills(NB_NORTH, sets, over);
}

/* All of it inlined, so that each direction is a constant. */
#define FLAT __attribute__((flatten))
static inline FLAT void round_of_sets(const nb_quad *quad,
                                      uint64_t over)
{
    uint64_t sets[16];

    nb_quad_to_sets_pairs(sets, quad);
    ALL_ROUND(six_fills, sets, over);
}

static inline FLAT void round_of_planes(const nb_quad *quad,
                                        uint64_t over)
{
    ALL_ROUND(multiplexed, quad, over);
}

static inline NB_TARGET_AVX2 __m256i see_avx2(unsigned d,
                                              __m256i pieces,
                                              uint64_t over)
{
    __m256i fill = nb_quad_fill_avx2(d, pieces, over);

    return _mm256_and_si256(nb_shift_avx2(fill, d, 1),
                            nb_broadcast256(nb_landing(d)));
}

static inline NB_TARGET_AVX2 void
multiplexed_avx2(unsigned d, const nb_quad *quad, uint64_t over)
{
    const __m256i pieces =
        _mm256_and_si256(nb_quad_load_avx2(quad),
                         nb_broadcast256(sliders_that_see(d, quad)));
    uint64_t sets[16];
    nb_quad see;

    nb_quad_store_avx2(&see, see_avx2(d, pieces, over));
    nb_quad_to_sets_avx2(sets, &see);
    sink_six(d, sets);
}

/* Four of the codes and two of them, in two registers. */
static inline NB_TARGET_AVX2 void
six_fills_avx2(unsigned d, const uint64_t *sets, uint64_t over)
{
    const __m256i low = nb_load256_words(sets + 4);
    const __m256i high = nb_load256_words(sets + 8);
    const __m256i kings = nb_load256_words(sets + 12);
    const __m256i four = d % 4 < NB_NORTH_WEST
                             ? high
                             : _mm256_permute2x128_si256(low, high,
                                                         0x31);
    uint64_t see[8];

    nb_store256_words(see, see_avx2(d, four, over));
    nb_store256_words(see + 4, see_avx2(d, kings, over));
    for (unsigned k = 0; k < 6; k++)
        bench_sink(see[k]);
}

static inline NB_TARGET_AVX2 void
north_of_sets_avx2(const nb_quad *quad, uint64_t over)
{
    uint64_t sets[16];

    nb_quad_to_sets_avx2(sets, quad);
    six_fills_avx2(NB_NORTH, sets, over);
}

static inline NB_TARGET_AVX2 FLAT void
round_of_sets_avx2(const nb_quad *quad, uint64_t over)
{
    uint64_t sets[16];

    nb_quad_to_sets_avx2(sets, quad);
    ALL_ROUND(six_fills_avx2, sets, over);
}

static inline NB_TARGET_AVX2 FLAT void
round_of_planes_avx2(const nb_quad *quad, uint64_t over)
{
    ALL_ROUND(multiplexed_avx2, quad, over);
}

static inline __m128i see_sse2(const uint64_t *pair, uint64_t over)
{
    __m128i pieces = nb_load128_words(pair);
    __m128i free = _mm_set1_epi64x((long long)over);

    pieces = nb_spread_sse2(pieces, free, NB_NORTH, 1);
    free = _mm_and_si128(free, nb_shift_sse2(free, NB_NORTH, 1));
    pieces = nb_spread_sse2(pieces, free, NB_NORTH, 2);
    free = _mm_and_si128(free, nb_shift_sse2(free, NB_NORTH, 2));
    pieces = nb_spread_sse2(pieces, free, NB_NORTH, 4);
    return nb_shift_sse2(pieces, NB_NORTH, 1);
}

static inline void north_of_sets_sse2(const nb_quad *quad,
                                      uint64_t over)
{
    uint64_t sets[16];

    nb_quad_to_sets_sse2(sets, quad);
    for (unsigned code = 8; code < 14; code += 2)
        nb_store128_words(sets + code, see_sse2(sets + code, over));
    sink_six(NB_NORTH, sets);
}

static inline void multiplexed_sse2(const nb_quad *quad, uint64_t over)
{
    nb_quad see = only_straight(quad);
    uint64_t sets[16];

    for (unsigned k = 0; k < 4; k += 2)
        nb_store128_words(see.plane + k, see_sse2(see.plane + k, over));
    nb_quad_to_sets_sse2(sets, &see);
    sink_six(NB_NORTH, sets);
}

QUADS(PLAIN, first_plain, north_of_sets(&quads[i], empty[i]))
QUADS(PLAIN, last_plain, multiplexed(NB_NORTH, &quads[i], empty[i]))
QUADS(PLAIN, first_sse2, north_of_sets_sse2(&quads[i], empty[i]))
QUADS(PLAIN, last_sse2, multiplexed_sse2(&quads[i], empty[i]))
QUADS(NB_TARGET_AVX2, first_avx2,
      north_of_sets_avx2(&quads[i], empty[i]))
QUADS(NB_TARGET_AVX2, last_avx2,
      multiplexed_avx2(NB_NORTH, &quads[i], empty[i]))
QUADS(PLAIN, round_first, round_of_sets(&quads[i], empty[i]))
QUADS(PLAIN, round_last, round_of_planes(&quads[i], empty[i]))
QUADS(NB_TARGET_AVX2, round_first_avx2,
      round_of_sets_avx2(&quads[i], empty[i]))
QUADS(NB_TARGET_AVX2, round_last_avx2,
      round_of_planes_avx2(&quads[i], empty[i]))

#define ROUND "codes, all round"
static void list_quads(void)
{
    BODY(0, "quad", "plain", "quad", quad_plain);
    BODY(NB_SSE2, "quad", "SSE2", "quad", quad_sse2);
    BODY(NB_AVX2, "quad", "AVX2", "quad", quad_avx2);
    BODY(0, "codes", "plain, sets first", "board", first_plain);
    BODY(0, "codes", "plain, multiplexed", "board", last_plain);
    BODY(NB_SSE2, "codes", "SSE2, sets first", "board", first_sse2);
    BODY(NB_SSE2, "codes", "SSE2, multiplexed", "board", last_sse2);
    BODY(NB_AVX2, "codes", "AVX2, sets first", "board", first_avx2);
    BODY(NB_AVX2, "codes", "AVX2, multiplexed", "board", last_avx2);
    BODY(0, ROUND, "plain, sets first", "board", round_first);
    BODY(0, ROUND, "plain, multiplexed", "board", round_last);
    BODY(NB_AVX2, ROUND, "AVX2, sets first", "board", round_first_avx2);
    BODY(NB_AVX2, ROUND, "AVX2, multiplexed", "board",
         round_last_avx2);
}

/* Pins in total, by the squares between each slider and the king. */
static uint64_t between[64][64];

static inline NB_TARGET(NB_WITH_BMI2) uint64_t
pins_by_look_up(unsigned king, uint64_t snipers, uint64_t occupied)
{
    uint64_t all = 0;

    for (; snipers != 0; snipers = nb_reset_lsb(snipers)) {
        uint64_t line = between[king][nb_lsb(snipers)];
        uint64_t pieces = line & occupied;
        if (nb_reset_lsb(pieces) == 0)
            all |= pieces == 0 ? line : pieces;
    }
    return all;
}

static inline NB_TARGET(NB_WITH_BMI2) nb_threats
threats_by_look_up(const nb_pieces *own, const nb_pieces *enemy)
{
    const uint64_t pieces = own->all | enemy->all;
    const unsigned king = nb_lsb(own->king);
    const uint64_t snipers =
        (look_up(&rook, king, 0) & enemy->orthogonal) |
        (look_up(&bishop, king, 0) & enemy->diagonal);
    nb_threats t = {{0, 0, 0, 0}, nb_leapers_to(enemy, own->king),
                    nb_leaper_attacks(enemy)};

    t.between[0] = pins_by_look_up(king, snipers, pieces);
    t.checkers |= (look_up(&rook, king, pieces) & enemy->orthogonal) |
                  (look_up(&bishop, king, pieces) & enemy->diagonal);
    t.taboo |= slides_by_look_up(enemy->orthogonal, enemy->diagonal,
                                 pieces ^ own->king);
    return t;
}

static inline void sink_threats(nb_threats t)
{
    bench_sink(t.between[0]);
    bench_sink(t.between[1]);
    bench_sink(t.between[2]);
    bench_sink(t.between[3]);
    bench_sink(t.checkers);
    bench_sink(t.taboo);
}

EACH(MANY, PLAIN, threats_fills,
     sink_threats(nb_threats_plain(&white[i], &black[i])))
EACH(MANY, NB_TARGET(NB_WITH_BMI2), threats_look_up,
     sink_threats(threats_by_look_up(&white[i], &black[i])))
EACH(COUNT, NB_TARGET(NB_WITH_BMI2), threats_learned,
     sink_threats(threats_by_look_up(&white[i], &black[i])))
EACH(MANY, NB_TARGET_AVX2, threats_in_avx2,
     sink_threats(nb_threats_avx2(&white[i], &black[i])))
EACH(MANY, NB_TARGET_AVX512F, threats_in_avx512,
     sink_threats(nb_threats_avx512(&white[i], &black[i])))

#define KING(needs, name, function)                                 \
    BODY_OF(MANY, needs, "threats", name, "king", function)

static void list_threats(void)
{
    KING(0, "fills", threats_fills);
    KING(NB_BMI2, "look-up", threats_look_up);
    BODY(NB_BMI2, "threats", "look-up, 256 boards", "king",
         threats_learned);
    KING(NB_AVX2, "AVX2", threats_in_avx2);
    KING(NB_AVX512F, "AVX-512", threats_in_avx512);
}

/* The rival: six kinds and two colours, a set each. */
typedef struct eight {
    uint64_t kind[6];
    uint64_t colour[2];
} eight;

/* And with a byte for each square beside them. */
typedef struct nine {
    eight sets;
    uint8_t code[64];
} nine;

static eight eights[COUNT];
static nine nines[COUNT];
static uint8_t any_square[COUNT];

static inline unsigned eight_at(const eight *board, unsigned square)
{
    uint64_t code = board->colour[1] >> square & 1;

    for (unsigned k = 0; k < 6; k++)
        code += (2 * k + 2) * (board->kind[k] >> square & 1);
    return (unsigned)code;
}

static inline nb_pieces pieces_of_eight(const eight *b, unsigned colour)
{
    const uint64_t all = b->colour[colour];

    return (nb_pieces){colour,
                    all,
                    b->kind[0] & all,
                    b->kind[1] & all,
                    b->kind[5] & all,
                    (b->kind[3] | b->kind[4]) & all,
                    (b->kind[2] | b->kind[4]) & all};
}

/* A move: two squares, and the codes of the mover and the captured. */
typedef struct move {
    uint8_t from, to, code, captured;
} move;

/* So many that whether one captures is not learned; few boards. */
static move moves[MANY];

static inline void quad_make(nb_quad *quad, move m)
{
    const uint64_t to = UINT64_C(1) << m.to;
    const uint64_t both = to | UINT64_C(1) << m.from;

    for (unsigned k = 0; k < 4; k++)
        quad->plane[k] ^=
            (both & (0 - (uint64_t)(m.code >> k & 1))) ^
            (to & (0 - (uint64_t)(m.captured >> k & 1)));
}

/* As the sources do: a board for each piece of a move, by xor. */
static nb_quad piece[16][64];

static inline void quad_make_by_table(nb_quad *quad, move m)
{
    const uint64_t *from = piece[m.code][m.from].plane;
    const uint64_t *to = piece[m.code][m.to].plane;
    const uint64_t *there = piece[m.captured][m.to].plane;

    for (unsigned k = 0; k < 4; k++)
        quad->plane[k] ^= from[k] ^ to[k] ^ there[k];
}

static inline NB_TARGET_AVX2 void quad_make_avx2(nb_quad *quad, move m)
{
    const __m256i from = nb_quad_load_avx2(&piece[m.code][m.from]);
    const __m256i to = nb_quad_load_avx2(&piece[m.code][m.to]);
    const __m256i there = nb_quad_load_avx2(&piece[m.captured][m.to]);
    const __m256i board = nb_quad_load_avx2(quad);

    nb_quad_store_avx2(
        quad, _mm256_xor_si256(_mm256_xor_si256(board, from),
                               _mm256_xor_si256(to, there)));
}

static inline void eight_make(eight *board, move m)
{
    const uint64_t to = UINT64_C(1) << m.to;
    const uint64_t both = to | UINT64_C(1) << m.from;

    board->kind[m.code / 2 - 1] ^= both;
    board->colour[m.code % 2] ^= both;
    if (m.captured != 0) {
        board->kind[m.captured / 2 - 1] ^= to;
        board->colour[m.captured % 2] ^= to;
    }
}

static inline void nine_make(nine *board, move m)
{
    eight_make(&board->sets, m);
    board->code[m.from] = 0;
    board->code[m.to] = m.code;
}

static inline void nine_unmake(nine *board, move m)
{
    eight_make(&board->sets, m);
    board->code[m.from] = m.code;
    board->code[m.to] = m.captured;
}

QUADS(PLAIN, at_quad, bench_sink(nb_quad_at(&quads[i], any_square[i])))
QUADS(NB_TARGET_AVX2, at_avx2,
      bench_sink(nb_quad_at_avx2(nb_quad_load_avx2(&quads[i]),
                                 any_square[i])))
QUADS(PLAIN, at_eight, bench_sink(eight_at(&eights[i], any_square[i])))
QUADS(PLAIN, at_nine, bench_sink(nines[i].code[any_square[i]]))
QUADS(PLAIN, set_quad,
      bench_sink(nb_quad_rooks(&quads[i]) & nb_quad_white(&quads[i])))
QUADS(PLAIN, set_eight,
      bench_sink(eights[i].kind[3] & eights[i].colour[0]))

#define MAKE_AND_UNMAKE(attribute, name, make, unmake, boards)      \
    EACH(MANY, attribute, name,                                     \
         (make(&boards[i % COUNT], moves[i]), seen(boards),         \
          unmake(&boards[i % COUNT], moves[i]), seen(boards)))

MAKE_AND_UNMAKE(PLAIN, make_quad, quad_make, quad_make, quads)
MAKE_AND_UNMAKE(PLAIN, make_table, quad_make_by_table,
                quad_make_by_table, quads)
MAKE_AND_UNMAKE(NB_TARGET_AVX2, make_avx2, quad_make_avx2,
                quad_make_avx2, quads)
MAKE_AND_UNMAKE(PLAIN, make_eight, eight_make, eight_make, eights)
MAKE_AND_UNMAKE(PLAIN, make_nine, nine_make, nine_unmake, nines)

static nb_quad quad_copy;
static eight eight_copy;
static nine nine_copy;
#define COPY(name, to, from)                                        \
    QUADS(PLAIN, name, (to = from[i], seen(&to)))
COPY(copy_quad, quad_copy, quads)
COPY(copy_eight, eight_copy, eights)
COPY(copy_nine, nine_copy, nines)

static inline NB_TARGET_AVX2 void sink_attacks(const nb_pieces *pieces,
                                               uint64_t over)
{
    const nb_sliders s = {pieces->orthogonal, pieces->diagonal, over};

    bench_sink(nb_leaper_attacks(pieces) | nb_all_attacks_avx2(&s));
}

static inline NB_TARGET_AVX2 void attacks_of_quad(const nb_quad *quad)
{
    const nb_pieces pieces = nb_pieces_of(quad, NB_WHITE);

    sink_attacks(&pieces, ~nb_quad_occupied(quad));
}

static inline NB_TARGET_AVX2 void attacks_of_eight(const eight *board)
{
    const nb_pieces pieces = pieces_of_eight(board, NB_WHITE);

    sink_attacks(&pieces, ~(board->colour[0] | board->colour[1]));
}

/* All of it inlined: clang would hand the pieces over in memory. */
static inline NB_TARGET_AVX2 FLAT void
threats_of_quad(const nb_quad *quad)
{
    const nb_pieces own = nb_pieces_of(quad, NB_WHITE);
    const nb_pieces enemy = nb_pieces_of(quad, NB_BLACK);

    sink_threats(nb_threats_avx2(&own, &enemy));
}

static inline NB_TARGET_AVX2 FLAT void
threats_of_eight(const eight *board)
{
    const nb_pieces own = pieces_of_eight(board, NB_WHITE);
    const nb_pieces enemy = pieces_of_eight(board, NB_BLACK);

    sink_threats(nb_threats_avx2(&own, &enemy));
}

QUADS(NB_TARGET_AVX2, attacks_quad, attacks_of_quad(&quads[i]))
QUADS(NB_TARGET_AVX2, attacks_eight, attacks_of_eight(&eights[i]))
QUADS(NB_TARGET_AVX2, threats_quad, threats_of_quad(&quads[i]))
QUADS(NB_TARGET_AVX2, threats_eight, threats_of_eight(&eights[i]))

static inline void sink_sets(const uint64_t *sets)
{
    for (unsigned code = 2; code < 14; code++)
        bench_sink(sets[code]);
}

static inline void sets_of_quad(const nb_quad *quad)
{
    uint64_t sets[16];

    nb_quad_to_sets_pairs(sets, quad);
    sink_sets(sets);
}

static inline NB_TARGET_AVX2 void sets_of_quad_avx2(const nb_quad *quad)
{
    uint64_t sets[16];

    nb_quad_to_sets_avx2(sets, quad);
    sink_sets(sets);
}

static inline void sets_of_eight(const eight *board)
{
    for (unsigned kind = 0; kind < 6; kind++) {
        bench_sink(board->kind[kind] & board->colour[0]);
        bench_sink(board->kind[kind] & board->colour[1]);
    }
}

QUADS(PLAIN, sets_quad, sets_of_quad(&quads[i]))
QUADS(NB_TARGET_AVX2, sets_avx2, sets_of_quad_avx2(&quads[i]))
QUADS(PLAIN, sets_eight, sets_of_eight(&eights[i]))

#define JOB "boards"
static void list_short_jobs(void)
{
    BODY(0, JOB, "piece on a square: quad", "job", at_quad);
    BODY(NB_AVX2, JOB, "piece on a square: quad, AVX2", "job", at_avx2);
    BODY(0, JOB, "piece on a square: eight", "job", at_eight);
    BODY(0, JOB, "piece on a square: eight, mailbox", "job", at_nine);
    BODY(0, JOB, "White's rooks: quad", "job", set_quad);
    BODY(0, JOB, "White's rooks: eight", "job", set_eight);
    BODY(0, JOB, "all twelve sets: quad", "job", sets_quad);
    BODY(NB_AVX2, JOB, "all twelve sets: quad, AVX2", "job", sets_avx2);
    BODY(0, JOB, "all twelve sets: eight", "job", sets_eight);
}

#define MOVE(needs, name, function)                                 \
    BODY_OF(MANY, needs, JOB, "make and unmake: " name, "job", function)

static void list_moves(void)
{
    MOVE(0, "quad", make_quad);
    MOVE(0, "quad, table", make_table);
    MOVE(NB_AVX2, "quad, AVX2", make_avx2);
    MOVE(0, "eight", make_eight);
    MOVE(0, "eight, mailbox", make_nine);
}

static void list_long_jobs(void)
{
    BODY(0, JOB, "copy: quad", "job", copy_quad);
    BODY(0, JOB, "copy: eight", "job", copy_eight);
    BODY(0, JOB, "copy: eight, mailbox", "job", copy_nine);
    BODY(NB_AVX2, JOB, "attacks: quad", "job", attacks_quad);
    BODY(NB_AVX2, JOB, "attacks: eight", "job", attacks_eight);
    BODY(NB_AVX2, JOB, "threats: quad", "job", threats_quad);
    BODY(NB_AVX2, JOB, "threats: eight", "job", threats_eight);
}

static void fill_eight(eight *board, const nb_quad *quad)
{
    for (unsigned kind = NB_PAWN; kind <= NB_KING; kind++)
        board->kind[kind - 1] = nb_quad_of(quad, 2 * kind) |
                                nb_quad_of(quad, 2 * kind + 1);
    board->colour[0] = nb_quad_white(quad);
    board->colour[1] = nb_quad_black(quad);
}

/* Any piece goes to any other square, and captures what is there. */
static move any_move(const nb_quad *quad, uint64_t *random)
{
    move m;

    do {
        m.from = (uint8_t)random_below(random, 64);
        m.to = (uint8_t)random_below(random, 64);
        m.code = (uint8_t)nb_quad_at(quad, m.from);
        m.captured = (uint8_t)nb_quad_at(quad, m.to);
    } while (m.code == 0 || m.from == m.to);
    return m;
}

static void fill_board(size_t i, uint64_t *random)
{
    quads[i] = random_placement(random);
    any_square[i] = (uint8_t)random_below(random, 64);
    empty[i] = ~nb_quad_occupied(&quads[i]);
    straight[i] = only_straight(&quads[i]);
    for (size_t k = i; k < MANY; k += COUNT)
        moves[k] = any_move(&quads[i], random);
    fill_eight(&eights[i], &quads[i]);
    nines[i].sets = eights[i];
    nb_quad_to_mailbox(nines[i].code, &quads[i]);
}

static void fill_players(size_t i, uint64_t *random)
{
    const nb_quad quad = random_placement(random);

    white[i] = nb_pieces_of(&quad, NB_WHITE);
    black[i] = nb_pieces_of(&quad, NB_BLACK);
}

static void fill_one_slider(size_t i, uint64_t *random)
{
    const nb_quad quad = random_placement(random);

    its_square[i] = (uint8_t)random_below(random, 64);
    one_slider[i] = UINT64_C(1) << its_square[i];
    around[i] = ~nb_quad_occupied(&quad) & ~one_slider[i];
}

/* So many sliders, half of them diagonal, among twenty pieces or so. */
static void fill_sliders(size_t n, size_t i, uint64_t *random)
{
    nb_sliders *s = &many[n][i];

    *s = (nb_sliders){
        0, 0, ~(random_next(random) & random_next(random))};
    for (size_t pieces = 0; pieces < n;) {
        uint64_t one = UINT64_C(1) << random_below(random, 64);
        if (((s->orthogonal | s->diagonal) & one) != 0)
            continue;
        *(pieces++ % 2 == 0 ? &s->orthogonal : &s->diagonal) |= one;
        s->empty &= ~one;
    }
}

static void fill(void)
{
    uint64_t random = 0x3F;

    fill_lookup(&rook, rook_table, 0, nb_rook_attacks);
    for (size_t i = 0; i < MAX_COUNT; i++)
        fill_one_slider(i, &random);
    fill_lookup(&bishop, bishop_table, 1, nb_bishop_attacks);
    for (unsigned a = 0; a < 64; a++) {
        for (unsigned b = 0; b < 64; b++)
            between[a][b] = nb_in_between(a, b);
        for (unsigned code = 0; code < 16; code++)
            piece[code][a] = nb_quad_piece(code, a);
    }
    for (size_t i = 0; i < COUNT; i++)
        fill_board(i, &random);
    for (size_t i = 0; i < MANY; i++)
        fill_players(i, &random);
    for (size_t n = 1; n <= SLIDERS; n++)
        for (size_t i = 0; i < MANY; i++)
            fill_sliders(n, i, &random);
}

int main(int argc, char **argv)
{
    fill();
    list_one_slider();
    list_learned();
    list_sliders();
    list_quads();
    list_threats();
    list_short_jobs();
    list_moves();
    list_long_jobs();
    return bench_main(argc, argv, "11-fills", cases, case_count);
}
