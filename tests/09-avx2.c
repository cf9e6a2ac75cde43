#include "guarded.h" /* first: it asks for mmap */
#include <criterion/criterion.h>
#include <nibble/array.h>
#include <nibble/bitscan.h>
#include <nibble/convert.h>
#include <nibble/quad_avx2.h>
#include <nibble/quad_avx512.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "positions.h"
#include "refusal.h"
#include "upper.h"
#include "variants.h"

TestSuite(avx2, .timeout = 120);

enum { MAX_COUNT = 600, LINE = 64 };

/* A page to read, one to write, and one for the expected result. */
static uint8_t *source, *result, *wanted;
static size_t page = 4096;

static void make_buffers(void)
{
    uint64_t random = 8;

    if (source == NULL) {
        #ifdef MAP_ANONYMOUS
        page = (size_t)sysconf(_SC_PAGESIZE);
        source = between_guards(page);
        result = between_guards(page);
        #else
        source = malloc(page);
        result = malloc(page);
        #endif
        wanted = malloc(page);
        cr_assert(source && result && wanted, "there is no memory");
    }
    for (size_t i = 0; i < page; i++)
        source[i] = (uint8_t)random_next(&random);
}

/* Room for size bytes at one of 64 places at either end of a page. */
static uint8_t *place(uint8_t *buffer, size_t size, size_t where)
{
    size_t at = where % LINE;

    return where < LINE ? buffer + at : buffer + page - size - at;
}

/* Keep the result as the expected one, and clear it. */
static void save_as_wanted(void)
{
    memcpy(wanted, result, page);
    memset(result, 0xA5, page);
}

static void expect_wanted(const nb_variant *v, size_t count,
                          size_t where)
{
    cr_assert_arr_eq(result, wanted, page, "%s, %zu at %zu", v->name,
                     count, where);
    memset(result, 0xA5, page);
}

typedef void array_impl(uint8_t *, const uint8_t *, size_t);

/* Compare what the definition writes and what a variant writes. */
static void check_array(const nb_variants *of, const nb_variant *v,
                        size_t count, size_t where)
{
    bool packs = of == &nb_array_pack_variants;
    size_t half = (count + 1) / 2, other = (where * 37 + count) % 128;
    uint8_t *to = place(result, packs ? half : count, where);
    uint8_t *from = place(source, packs ? count : half, other);

    ((array_impl *)of->list->function)(to, from, count);
    save_as_wanted();
    ((array_impl *)v->function)(to, from, count);
    expect_wanted(v, count, where);
}

static bool is_ours(const nb_variants *of, const nb_variant *v)
{
    return variants_chapter(of->operation, v->name) == 9;
}

static void check_arrays(const nb_variants *of)
{
    make_buffers();
    memset(result, 0xA5, page);
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count < MAX_COUNT; count++)
            for (size_t i = 0; is_ours(of, v) && i < 9; i++)
                check_array(of, v, count, (count * 9 + i * 15) % 128);
}

Test(avx2, arrays_of_any_size_anywhere)
{
    check_arrays(&nb_array_unpack_variants);
    check_arrays(&nb_array_unpack_signed_variants);
    check_arrays(&nb_array_pack_variants);
}

Test(avx2, counts_of_bytes_do_not_overflow)
{
    static uint8_t array[16384];
    const nb_variants *of = &nb_array_count_variants;

    memset(array, 0xFF, sizeof array);
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count <= 32768; count += 61)
            cr_assert_eq(((nb_array_count_function *)v->function)(
                             array, count, 15),
                         count, "%s, %zu", v->name, count);
}

/* Large enough to be streamed, and with a head and a tail. */
Test(avx2, arrays_larger_than_a_cache)
{
    size_t count = ((size_t)1 << 26) + 1001;
    uint8_t *packed = malloc(count / 2 + 1), *bytes = malloc(count + 1);

    cr_assert(packed && bytes, "there is no memory");
    for (size_t i = 0; i <= count / 2; i++)
        packed[i] = (uint8_t)(i * 37 >> 3);
    packed[count / 2] &= 15;
    nb_array_unpack(bytes + 1, packed, count);
    for (size_t i = 0; i < count; i += 997)
        cr_assert_eq(bytes[1 + i], nb_array_get(packed, i), "%zu", i);
    nb_array_pack(bytes, bytes + 1, count);
    bytes[count / 2] &= 15;
    cr_assert_eq(memcmp(bytes, packed, count / 2 + 1), 0, "packed");
    free(bytes);
    free(packed);
}

/* Quads and sets are at addresses that their types allow. */
static void check_sets(const nb_variants *of, const nb_variant *v,
                       size_t count, size_t where)
{
    uint64_t *to = (void *)place(result, 128 * count, where * 8);
    nb_quad *from = (void *)place(source, 32 * count, 120 - where * 8);

    for (size_t i = 0; i < 2; i++) {
        ((nb_quads_to_sets_function *)(i ? v : of->list)
             ->function)(to, from, count);
        i ? expect_wanted(v, count, where) : save_as_wanted();
    }
}

static void check_to_mailbox(const nb_variants *of,
                             const nb_variant *v, size_t count,
                             size_t where)
{
    uint8_t *to = place(result, 64 * count, where * 9 % 128);
    nb_quad *from = (void *)place(source, 32 * count, where * 8);

    for (size_t i = 0; i < 2; i++) {
        ((nb_quads_to_mailboxes_function *)(i ? v : of->list)
             ->function)(to, from, count);
        i ? expect_wanted(v, count, where) : save_as_wanted();
    }
}

static void check_from_mailbox(const nb_variants *of,
                               const nb_variant *v, size_t count,
                               size_t where)
{
    nb_quad *to = (void *)place(result, 32 * count, where * 8);
    uint8_t *from = place(source, 64 * count, where * 9 % 128);

    for (size_t i = 0; i < 2; i++) {
        ((nb_quads_from_mailboxes_function *)(i ? v : of->list)
             ->function)(to, from, count);
        i ? expect_wanted(v, count, where) : save_as_wanted();
    }
}

typedef void check(const nb_variants *, const nb_variant *, size_t,
                   size_t);

static void check_conversion(const nb_variants *of, check *check_one)
{
    make_buffers();
    memset(result, 0xA5, page);
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; is_ours(of, v) && count < 24; count++)
            for (size_t where = 0; where < 16; where++)
                check_one(of, v, count, where);
}

Test(avx2, conversions_of_any_number_anywhere)
{
    check_conversion(&nb_quads_to_sets_variants, check_sets);
    check_conversion(&nb_quads_to_mailboxes_variants, check_to_mailbox);
    check_conversion(&nb_quads_from_mailboxes_variants,
                     check_from_mailbox);
}

static void expect_clear_behind_arrays(uint8_t *to, uint8_t *from,
                                       size_t count)
{
    EXPECT_CLEAR(nb_array_unpack_variants, array_impl, to, from, count)
    EXPECT_CLEAR(nb_array_unpack_signed_variants, array_impl, to, from,
                 count)
    EXPECT_CLEAR(nb_array_pack_variants, array_impl, to, from, count)
    EXPECT_CLEAR(nb_array_add_saturated_variants,
                 nb_array_add_saturated_function, to, from, from, count)
    EXPECT_CLEAR(nb_array_map_variants, nb_array_map_function, to, from,
                 count, UINT64_C(0x0123456789ABCDEF))
    EXPECT_CLEAR(nb_array_mismatch_variants, nb_array_mismatch_function,
                 to, from, count)
    EXPECT_CLEAR(nb_array_mismatch_variants, nb_array_mismatch_function,
                 from, from, count)
    EXPECT_CLEAR(nb_array_find_variants, nb_array_find_function, from,
                 count, 7)
    EXPECT_CLEAR(nb_array_count_variants, nb_array_count_function, from,
                 count, 7)
}

static void expect_clear_behind_boards(void *to, void *from,
                                       size_t count)
{
    EXPECT_CLEAR(nb_quads_to_sets_variants, nb_quads_to_sets_function,
                 to, from, count)
    EXPECT_CLEAR(nb_quads_to_mailboxes_variants,
                 nb_quads_to_mailboxes_function, to, from, count)
    EXPECT_CLEAR(nb_quads_from_mailboxes_variants,
                 nb_quads_from_mailboxes_function, to, from, count)
}

#ifdef NB_SIMD512
/* The test sees an upper half that is not clear. */
static void try_clearing(void)
{
    __asm__ volatile("vpcmpeqd %%ymm5, %%ymm5, %%ymm5" : : : "xmm5");
    cr_expect(!upper_halves_are_clear(), "it is full of ones");
    __asm__ volatile("vpcmpeqd %%ymm5, %%ymm5, %%ymm5" : : : "xmm5");
    nb_clear_upper_halves();
    cr_expect(upper_halves_are_clear(), "it is clear");
}
#endif

Test(avx2, upper_halves_are_clear_after_each_variant)
{
    make_buffers();
    for (size_t count = 0; count < MAX_COUNT; count += 25) {
        expect_clear_behind_arrays(result, source, count);
        expect_clear_behind_arrays(result + 1, source, count);
        expect_clear_behind_boards(result, source, count / 25);
    }
}

/* Runs a test if it can be run here, and says so if it cannot. */
static void try_with(unsigned needs, void (*test)(void))
{
    const char *lacks = nb_missing_feature(needs, nb_features());

    if (lacks == NULL)
        test();
    else
        printf("not tried: there is no %s here\n", lacks);
}

#ifdef NB_SIMD
#define TRY(needs, test) try_with(needs, test)
#else
#define TRY(needs, test) ((void)try_with, (void)(needs))
#endif

#ifdef NB_SIMD512
#define TRY512(needs, test) try_with(needs, test)
#else
#define TRY512(needs, test) ((void)try_with, (void)(needs))
#endif

#ifdef NB_SIMD
/* A set with exchanged squares: 56 flips it, and 7 mirrors it. */
static uint64_t turned(uint64_t set, unsigned exchanged)
{
    uint64_t reached = 0;

    for (unsigned square = 0; square < 64; square++)
        reached |= (set >> square & 1) << (square ^ exchanged);
    return reached;
}

/* A set, moved square by square; what leaves the board is gone. */
static uint64_t moved(uint64_t set, int files, int ranks)
{
    uint64_t reached = 0;

    for (int square = 0; square < 64; square++) {
        int file = square % 8 + files, rank = square / 8 + ranks;

        if ((set >> square & 1) != 0 && file >= 0 && file < 8 &&
            rank >= 0 && rank < 8)
            reached |= UINT64_C(1) << (8 * rank + file);
    }
    return reached;
}

static uint64_t size_of(uint64_t set)
{
    uint64_t count = 0;

    for (; set != 0; set >>= 1)
        count += set & 1;
    return count;
}

/* Four sets: at first single squares, then any, dense and thin. */
static void make_sets(uint64_t sets[4], unsigned round)
{
    static uint64_t random = 8;

    for (unsigned i = 0; i < 4; i++)
        if (round < 64)
            sets[i] = UINT64_C(1) << (round + 21 * i) % 64;
        else
            sets[i] = random_next(&random) &
                      (round % 2 ? random_next(&random) : UINT64_MAX);
}

NB_TARGET_AVX2 static void try_at(void)
{
    uint64_t random = 8;

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_quad(&random), copy;
        __m256i planes = nb_quad_load_avx2(&quad);

        for (unsigned square = 0; square < 64; square++)
            cr_assert_eq(nb_quad_at_avx2(planes, square),
                         nb_quad_at(&quad, square), "quad %u, %u", i,
                         square);
        nb_quad_store_avx2(&copy, planes);
        cr_assert(nb_quad_equal(&quad, &copy), "quad %u", i);
    }
}

NB_TARGET_AVX2 static void try_single_conversions(void)
{
    uint64_t random = 8, want[16], sets[16];
    uint8_t bytes[64], mailbox[64];
    nb_quad back;

    for (unsigned i = 0; i < 2000; i++) {
        nb_quad quad = random_quad(&random);
        nb_quad_to_sets_plain(want, &quad);
        nb_quad_to_sets_avx2(sets, &quad);
        cr_assert_arr_eq(sets, want, sizeof want, "sets of quad %u", i);
        nb_quad_to_mailbox_plain(mailbox, &quad);
        nb_quad_to_mailbox_avx2(bytes, &quad);
        cr_assert_arr_eq(bytes, mailbox, 64, "mailbox of quad %u", i);
        nb_quad_from_mailbox_avx2(&back, bytes);
        cr_assert(nb_quad_equal(&back, &quad), "quad %u", i);
    }
}

/* Applies a function to four sets, and compares each with its own. */
#define EXPECT_LANES(function, ...)                                 \
    do {                                                            \
        const uint64_t expected[4] = {__VA_ARGS__};                 \
        uint64_t found[4];                                          \
        nb_store256_words(found, function);                         \
        cr_assert_arr_eq(found, expected, sizeof found,             \
                         #function ", round %u", round);            \
    } while (0)

/* What the functions above are made of. */
NB_TARGET_AVX2 static void try_parts(void)
{
    for (unsigned round = 0; round < 500; round++) {
        uint64_t s[4], lanes = 0;

        make_sets(s, round);
        for (unsigned i = 0; i < 4; i++)
            lanes += s[i];
        __m256i sets = nb_load256_words(s);
        uint8_t bytes[32];
        nb_store256_bytes(bytes, sets);
        for (unsigned i = 0; i < 32; i++) {
            cr_assert_eq(bytes[i], (uint8_t)(s[i / 8] >> i % 8 * 8),
                         "%u", i);
            cr_assert_eq(nb_top_bits_avx2(sets) >> i & 1, bytes[i] >> 7,
                         "%u", i);
        }
        EXPECT_LANES(nb_load256_bytes(bytes), s[0], s[1], s[2], s[3]);
        cr_assert_eq(nb_sum_lanes_avx2(sets), lanes, "round %u", round);
        EXPECT_LANES(nb_east_avx2(sets), moved(s[0], 1, 0),
                     moved(s[1], 1, 0), moved(s[2], 1, 0),
                     moved(s[3], 1, 0));
        EXPECT_LANES(nb_west_avx2(sets), moved(s[0], -1, 0),
                     moved(s[1], -1, 0), moved(s[2], -1, 0),
                     moved(s[3], -1, 0));
        __m256i ranks =
            nb_broadcast256(round % 8 * (~UINT64_C(0) / 255));
        nb_store256_bytes(
            bytes, nb_set_to_bytes_avx2(nb_broadcast256(s[0]), ranks));
        for (unsigned file = 0; file < 8; file++)
            cr_assert_eq(bytes[file + 8 * (file % 4)],
                         s[0] >> (round % 8 * 8 + file) & 1 ? 255 : 0,
                         "%u", file);
        nb_store256_bytes(bytes,
                          nb_plane_to_bytes_avx2(s[0], 3, ranks));
        cr_assert_eq(bytes[9], (s[0] >> (round % 8 * 8 + 1) & 1) * 8,
                     "3");
        nb_quad quad = {{s[0], s[1], s[2], s[3]}};
        nb_store256_bytes(bytes, nb_four_ranks_avx2(&quad, ranks));
        cr_assert_eq(bytes[31], nb_quad_at(&quad, round % 8 * 8 + 7),
                     "codes");
        nb_store256_bytes(bytes, nb_reverse_nibbles_avx2(sets));
        for (unsigned i = 0; i < 32; i++)
            cr_assert_eq(bytes[i],
                         turned(s[i / 8] >> i % 8 * 8 & 15, 3) & 15,
                         "%u", i);
        nb_store256_bytes(bytes, nb_count_nibbles_avx2(sets));
        for (unsigned i = 0; i < 32; i++)
            cr_assert_eq(bytes[i], size_of(s[i / 8] >> i % 8 * 8 & 15),
                         "%u", i);
        nb_store256_bytes(
            bytes, nb_lookup_avx2(UINT64_C(0x0706050403020100),
                                  UINT64_C(0x0F0E0D0C0B0A0908), sets));
        for (unsigned i = 0; i < 32; i++)
            cr_assert_eq(bytes[i], s[i / 8] >> i % 8 * 8 & 15, "%u", i);
    }
}

NB_TARGET_AVX2 static void try_permutations(void)
{
    for (unsigned round = 0; round < 2000; round++) {
        uint64_t s[4];
        make_sets(s, round);
        EXPECT_LANES(nb_flip_avx2(nb_load256_words(s)),
                     turned(s[0], 56), turned(s[1], 56),
                     turned(s[2], 56), turned(s[3], 56));
        EXPECT_LANES(nb_mirror_avx2(nb_load256_words(s)),
                     turned(s[0], 7), turned(s[1], 7), turned(s[2], 7),
                     turned(s[3], 7));
        EXPECT_LANES(nb_reverse_lanes_avx2(nb_load256_words(s)), s[3],
                     s[2], s[1], s[0]);
    }
}

NB_TARGET_AVX2 static void try_steps(void)
{
    for (unsigned round = 0; round < 2000; round++) {
        uint64_t s[4];

        make_sets(s, round);
        EXPECT_LANES(nb_step_up_avx2(nb_load256_words(s)),
                     moved(s[0], 1, 0), moved(s[1], 0, 1),
                     moved(s[2], -1, 1), moved(s[3], 1, 1));
        EXPECT_LANES(nb_step_down_avx2(nb_load256_words(s)),
                     moved(s[0], -1, 0), moved(s[1], 0, -1),
                     moved(s[2], 1, -1), moved(s[3], -1, -1));
    }
}

static uint64_t rotated(uint64_t word, unsigned count)
{
    return count == 0 ? word : word << count | word >> (64 - count);
}

NB_TARGET_AVX2 static void try_rotations(void)
{
    for (unsigned round = 0; round < 2000; round++) {
        uint64_t s[4], c[4];

        make_sets(s, round);
        for (unsigned i = 0; i < 4; i++)
            c[i] = (round * 7 + i * 21) % 64;
        EXPECT_LANES(nb_rotate_avx2(nb_load256_words(s),
                                    nb_load256_words(c)),
                     rotated(s[0], (unsigned)c[0]),
                     rotated(s[1], (unsigned)c[1]),
                     rotated(s[2], (unsigned)c[2]),
                     rotated(s[3], (unsigned)c[3]));
    }
}

/* A knight moves two squares in one direction, one in another. */
static uint64_t knights_attack(uint64_t set)
{
    uint64_t attacked = 0;

    for (int files = -2; files <= 2; files++)
        for (int ranks = -2; ranks <= 2; ranks++)
            if (files * files + ranks * ranks == 5)
                attacked |= moved(set, files, ranks);
    return attacked;
}

NB_TARGET_AVX2 static void try_knights(void)
{
    for (unsigned round = 0; round < 2000; round++) {
        uint64_t s[4];

        make_sets(s, round);
        EXPECT_LANES(nb_knight_attacks_avx2(nb_load256_words(s)),
                     knights_attack(s[0]), knights_attack(s[1]),
                     knights_attack(s[2]), knights_attack(s[3]));
    }
}

NB_TARGET_AVX2 static void try_counts(void)
{
    uint64_t w[4] = {1, 2, UINT32_MAX, 4}, s[4];

    for (unsigned round = 0; round < 2000; round++) {
        uint64_t n[4], sum = 0;

        make_sets(s, round);
        s[round % 4] |= round % 64 ? 0 : UINT64_MAX;
        for (unsigned i = 0; i < 4; i++)
            sum += w[i] * (n[i] = size_of(s[i]));
        EXPECT_LANES(nb_popcounts_avx2(nb_load256_words(s)), n[0], n[1],
                     n[2], n[3]);
        cr_assert_eq(nb_weigh_avx2(nb_load256_words(s),
                                   nb_load256_words(w)),
                     sum, "round %u", round);
    }
}

#endif
#ifdef NB_SIMD512
NB_TARGET_GFNI static void try_single_conversions512(void)
{
    uint64_t random = 8, want[16], sets[16];
    uint8_t bytes[128], mailbox[64];

    for (unsigned i = 0; i < 2000; i++) {
        nb_quad quads[2] = {random_quad(&random), random_quad(&random)};
        nb_quad back[2];
        nb_quad_to_sets_plain(want, quads);
        nb_quad_to_sets_avx512(sets, quads);
        cr_assert_arr_eq(sets, want, sizeof want, "sets of quad %u", i);
        nb_quad_to_mailbox_plain(mailbox, quads);
        nb_quad_to_mailbox_avx512(bytes, quads);
        cr_assert_arr_eq(bytes, mailbox, 64, "mailbox of quad %u", i);
        nb_quad_from_mailbox_avx512(back, bytes);
        cr_assert(nb_quad_equal(back, quads), "quad %u", i);
        nb_quad_to_mailbox_avx512(bytes + 64, quads + 1);
        for (unsigned k = 0; k < 128; k++)
            bytes[k] |= (uint8_t)(random_next(&random) << 4);
        nb_two_quads_from_mailboxes_avx512(back, bytes);
        for (unsigned k = 0; k < 2; k++)
            cr_assert(nb_quad_equal(&back[k], &quads[k]), "%u, %u", i, k);
    }
}

NB_TARGET_GFNI static void try_parts512(void)
{
    uint64_t random = 8, words[8], to[8];
    uint8_t bytes[64], other[64];

    for (unsigned i = 0; i < 8; i++)
        words[i] = random_next(&random);
    nb_store512_words(to, nb_flip_avx512(nb_load512_words(words)));
    nb_store512_bytes(bytes, nb_load512_words(words));
    nb_store512_bytes(other,
                      nb_transpose_avx512(nb_load512_bytes(bytes)));
    for (unsigned i = 0; i < 64; i++) {
        unsigned column = 0;
        cr_assert_eq(to[i / 8] >> i % 8 * 8 & 255,
                     bytes[i / 8 * 8 + 7 - i % 8], "byte %u", i);
        for (unsigned file = 0; file < 8; file++)
            column |= ((unsigned)bytes[i % 8 * 8 + file] >> i / 8 & 1u)
                      << file;
        cr_assert_eq(other[i], column, "column %u", i);
    }
    nb_store512_words(to, nb_series512(5, 3));
    nb_store512_words(words, nb_broadcast512(7));
    nb_store512_bytes(bytes, nb_unit512());
    for (unsigned i = 0; i < 8; i++) {
        cr_assert_eq(to[i], 5 + 3 * i, "word %u", i);
        cr_assert_eq(words[i], 7, "word %u", i);
        cr_assert_eq(bytes[9 * i % 64], 1 << (9 * i % 64 % 8), "%u", i);
    }
}

NB_TARGET_VPOPCNTDQ static void try_counts_of_eight(void)
{
    for (unsigned round = 0; round < 2000; round++) {
        uint64_t s[8], n[8];

        make_sets(s, round);
        make_sets(s + 4, round + 1);
        nb_store512_words(n, nb_popcounts_avx512(nb_load512_words(s)));
        for (unsigned i = 0; i < 8; i++)
            cr_assert_eq(n[i], size_of(s[i]), "round %u", round);
    }
}

#endif
Test(avx2, at_reads_every_square)
{
    TRY(NB_AVX2, try_at);
}

Test(avx2, one_quad_is_converted_as_by_the_definition)
{
    TRY(NB_AVX2, try_single_conversions);
    TRY512(NB_AVX512VBMI | NB_GFNI, try_single_conversions512);
}

Test(avx2, parts_do_what_they_say)
{
    TRY(NB_AVX2, try_parts);
    TRY512(NB_AVX512VBMI | NB_GFNI, try_parts512);
}

Test(avx2, permutations_turn_every_square)
{
    TRY(NB_AVX2, try_permutations);
}

Test(avx2, steps_stop_at_the_edges)
{
    TRY(NB_AVX2, try_steps);
}

Test(avx2, rotations_bring_back_what_leaves)
{
    TRY(NB_AVX2, try_rotations);
}

Test(avx2, knights_attack_from_every_square)
{
    TRY(NB_AVX2, try_knights);
}

Test(avx2, counts_are_those_of_the_sets)
{
    TRY(NB_AVX2, try_counts);
}

Test(avx2, a_cap_allows_what_goes_with_it)
{
    unsigned all = nb_features_for_isa(NULL);
    unsigned avx2 = NB_BMI2 | NB_SSE2 | NB_AVX2;

    cr_expect_eq(nb_features_for_isa("avx2"), all & avx2, "avx2");
    cr_expect_eq(nb_features_for_isa("avx512"), all, "avx512");
    cr_expect_eq(nb_features_for_isa("avx512f"),
                 all & (avx2 | NB_AVX512F), "avx512f");
    cr_expect_eq(nb_features_for_isa("gfni"), all & (avx2 | NB_GFNI),
                 "gfni");
    cr_expect_str_eq(
        nb_missing_feature(NB_GFNI | NB_AVX512F, NB_AVX512F), "gfni");
}

Test(avx2, upper_halves_can_be_cleared)
{
    TRY512(NB_AVX2, try_clearing);
}

Test(avx2, eight_counts_are_those_of_the_sets)
{
    TRY512(NB_AVX512VPOPCNTDQ, try_counts_of_eight);
}
