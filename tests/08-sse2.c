#include <criterion/criterion.h>
#include <nibble/array.h>
#include <nibble/convert.h>
#include <nibble/quad_sse2.h>
#include <stdint.h>
#include <string.h>
#include "positions.h"
#include "variants.h"

TestSuite(sse2, .timeout = 60);

Test(sse2, every_x86_64_has_it)
{
#ifdef NB_SIMD
    cr_expect(nb_features_for_isa(NULL) & NB_SSE2, "there is NB_SIMD");
#else
    cr_expect_not(nb_features_for_isa(NULL) & NB_SSE2, "no NB_SIMD");
#endif
    cr_expect_str_eq(nb_missing_feature(NB_SSE2, 0), "sse2");
}

Test(sse2, counts_go_on_after_127_vectors)
{
    static uint8_t fives[8192];
    const nb_variants *of = &nb_array_count_variants;

    memset(fives, 0x55, sizeof fives);
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t n = 4000; n <= 16384; n += 31) {
            size_t got = ((nb_array_count_function *)v->function)(
                fives, n, 5);
            cr_assert_eq(got, n, "%s: %zu of %zu", v->name, got, n);
        }
}

#ifdef NB_SIMD
Test(sse2, loads_and_stores_take_any_address)
{
    uint8_t bytes[64], copy[64];

    for (unsigned i = 0; i < 64; i++)
        bytes[i] = (uint8_t)(i * 29 + 1);
    for (size_t from = 0; from < 16; from++)
        for (size_t to = 0; to < 16; to++) {
            memset(copy, 0x5A, sizeof copy);
            nb_store128_bytes(copy + to,
                              nb_load128_bytes(bytes + from));
            for (size_t i = 0; i < 64; i++)
                cr_expect_eq(copy[i],
                             i - to < 16 ? bytes[from + i - to] : 0x5A,
                             "from %zu to %zu: byte %zu", from, to, i);
        }
}

Test(sse2, the_first_word_is_lane_0)
{
    const uint64_t words[3] = {1, 0x846CA648, UINT64_MAX - 2};
    uint64_t copy[4] = {7, 7, 7, 7};
    const __m128i loaded = nb_load128_words(words + 1);

    nb_store128_words(copy + 1, loaded);
    cr_expect_arr_eq(copy + 1, words + 1, 16, "0x%jX",
                     (uintmax_t)copy[1]);
    cr_expect_eq(copy[0] + copy[3], 14, "and no other");
    nb_store128_words(copy, _mm_unpacklo_epi64(loaded, loaded));
    cr_expect_eq(copy[1], 0x846CA648, "0x%jX", (uintmax_t)copy[1]);
}

Test(sse2, numbers_of_16_bits_are_loaded_in_their_order)
{
    int16_t numbers[10];
    uint64_t words[2];

    for (int i = 0; i < 10; i++)
        numbers[i] = (int16_t)(1000 * i - 3000);
    for (int at = 0; at < 3; at++) {
        nb_store128_words(words, nb_load128_int16s(numbers + at));
        for (int i = 0; i < 8; i++)
            cr_expect_eq((int16_t)(words[i / 4] >> i % 4 * 16),
                         numbers[at + i], "%d from %d on", i, at);
    }
}

Test(sse2, boards_may_lie_where_8_divides_the_address)
{
    static union {
        __m128i aligned;
        struct {
            uint64_t key;
            nb_quad quad;
        } position;
    } start = {.position.quad = {{1, 2, 4, 8}}};
    uint64_t sets[18] = {0}, *to = sets + (uintptr_t)sets / 8 % 2 + 1;

    cr_assert_eq((uintptr_t)&start.position.quad % 16, 8, "address");
    cr_assert_eq((uintptr_t)to % 16, 8, "address of the sets");
    nb_quad_to_sets_sse2(to, &start.position.quad);
    for (int k = 0; k < 4; k++)
        cr_expect_eq(to[1 << k], UINT64_C(1) << k, "code %d", 1 << k);
}

Test(sse2, shifts_stay_in_their_lanes)
{
    const uint64_t boards[2] = {0xFF00000000000001, 0x80};
    uint64_t north[2];

    nb_store128_words(north,
                      _mm_slli_epi64(nb_load128_words(boards), 8));
    cr_expect_eq(north[0], 0x100, "0x%jX", (uintmax_t)north[0]);
    cr_expect_eq(north[1], 0x8000, "0x%jX", (uintmax_t)north[1]);
}
typedef void check(const nb_quad *quad);

/* Quads at an address that 16 divides, and at one that it does not. */
static void on_many_quads(check *expect)
{
    nb_quad quads[3];
    uint64_t state = 0x3F;

    for (int round = 0; round < 100000; round++)
        for (int i = 0; i < 3; i++) {
            uint64_t *words = quads[0].plane + i;
            const nb_quad quad = round % 2 ? random_quad(&state)
                                           : random_placement(&state);
            memcpy(words, &quad, sizeof quad);
            expect((const nb_quad *)words);
        }
}

static void expect_sets(const nb_quad *quad)
{
    uint64_t got[17], want[16];

    got[16] = 77;
    nb_quad_to_sets_sse2(got, quad);
    nb_quad_to_sets_plain(want, quad);
    for (unsigned code = 0; code < 16; code++)
        cr_assert_eq(got[code], want[code], "code %u: 0x%jX", code,
                     (uintmax_t)got[code]);
    cr_assert_eq(got[16], 77, "and no more");
}

Test(sse2, sixteen_sets_are_those_of_the_definition)
{
    on_many_quads(expect_sets);
}

static void expect_mailbox(const nb_quad *quad,
                           void convert(uint8_t *, const nb_quad *))
{
    uint8_t got[67], want[64];
    size_t at = 1 + quad->plane[0] % 2;

    memset(got, 0x5A, sizeof got);
    convert(got + at, quad);
    nb_quad_to_mailbox_plain(want, quad);
    for (unsigned square = 0; square < 64; square++)
        cr_assert_eq(got[at + square], want[square], "square %u: 0x%X",
                     square, got[at + square]);
    cr_assert_eq(got[at - 1], 0x5A, "below");
    cr_assert_eq(got[at + 64], 0x5A, "above");
}

static void expect_mailboxes(const nb_quad *quad)
{
    expect_mailbox(quad, nb_quad_to_mailbox_sse2);
    expect_mailbox(quad, nb_quad_to_mailbox_swaps_sse2);
}

Test(sse2, mailboxes_are_those_of_the_definition)
{
    on_many_quads(expect_mailboxes);
}

static void expect_back(const nb_quad *quad)
{
    uint8_t mailbox[64];
    nb_quad got;

    nb_quad_to_mailbox_plain(mailbox, quad);
    for (unsigned square = 0; square < 64; square++)
        mailbox[square] |= (uint8_t)(quad->plane[0] >> square << 4);
    nb_quad_from_mailbox_sse2(&got, mailbox);
    for (unsigned k = 0; k < 4; k++)
        cr_assert_eq(got.plane[k], quad->plane[k], "plane %u: 0x%jX", k,
                     (uintmax_t)got.plane[k]);
}

Test(sse2, a_mailbox_becomes_the_quad_again)
{
    on_many_quads(expect_back);
}

static int16_t weights[16];

static void expect_weight(const nb_quad *quad)
{
    int32_t want = 0, got;

    for (unsigned square = 0; square < 64; square++)
        want += weights[nb_quad_at(quad, square)];
    got = nb_quad_weigh_sse2(quad, weights);
    cr_assert_eq(got, want, "%d, not %d", (int)got, (int)want);
}

Test(sse2, weights_are_added_for_each_piece)
{
    uint64_t state = 1;

    for (int round = 0; round < 3; round++) {
        for (int code = 0; code < 16; code++)
            weights[code] = (int16_t)(random_next(&state) & 0xFFFF);
        on_many_quads(expect_weight);
    }
    for (int code = 0; code < 16; code++) {
        const uint64_t bits = UINT64_MAX;
        nb_quad quad;

        weights[code] = code % 2 ? INT16_MIN : INT16_MAX;
        for (unsigned k = 0; k < 4; k++)
            quad.plane[k] = code >> k & 1 ? bits : 0;
        expect_weight(&quad);
    }
}
static uint64_t lane(__m128i words, int which)
{
    uint64_t lanes[2];

    nb_store128_words(lanes, words);
    return lanes[which];
}

static unsigned byte(__m128i bytes, unsigned which)
{
    return lane(bytes, which >= 8) >> which % 8 * 8 & 255;
}

static void expect_lanes(__m128i got, uint64_t low, uint64_t high)
{
    cr_assert_eq(lane(got, 0), low, "0x%jX, not 0x%jX",
                 (uintmax_t)lane(got, 0), (uintmax_t)low);
    cr_assert_eq(lane(got, 1), high, "0x%jX, not 0x%jX",
                 (uintmax_t)lane(got, 1), (uintmax_t)high);
}

Test(sse2, lanes_are_put_into_both)
{
    const __m128i lower = _mm_set_epi64x(1, 2);
    const __m128i upper = _mm_set_epi64x(3, 4);
    const nb_planes128 p = nb_both_lanes_sse2(lower, upper);

    expect_lanes(nb_duplicate_lower_sse2(lower), 2, 2);
    expect_lanes(nb_duplicate_upper_sse2(lower), 1, 1);
    expect_lanes(p.p0, 2, 2);
    expect_lanes(p.p1, 1, 1);
    expect_lanes(p.p2, 4, 4);
    expect_lanes(p.p3, 3, 3);
    expect_lanes(
        nb_union_sse2(p.p0, lower, p.p2, _mm_set_epi64x(8, 16)),
        2 | 4 | 16, 2 | 1 | 4 | 8);
}

Test(sse2, masks_keep_two_files)
{
    const uint64_t a = UINT64_C(0x0101010101010101);
    const nb_planes128 all = nb_both_lanes_sse2(
        _mm_set_epi64x(-1, 0x33), _mm_set_epi64x(0xCC, -1));

    for (unsigned file = 0; file < 8; file += 2) {
        const __m128i mask = nb_two_files_sse2(file);
        const nb_planes128 p = nb_masked_sse2(all, mask);

        expect_lanes(mask, a << file, a << (file + 1));
        expect_lanes(p.p0, a << file & 0x33, a << (file + 1) & 0x33);
        expect_lanes(p.p1, a << file, a << (file + 1));
        expect_lanes(p.p2, a << file, a << (file + 1));
        expect_lanes(p.p3, a << file & 0xCC, a << (file + 1) & 0xCC);
    }
}

static void expect_files(const nb_quad *quad)
{
    const nb_planes128 p =
        nb_both_lanes_sse2(nb_load128_words(quad->plane),
                           nb_load128_words(quad->plane + 2));
    const __m128i files[] = {nb_files_ab_sse2(p), nb_files_cd_sse2(p),
                             nb_files_ef_sse2(p), nb_files_gh_sse2(p)};

    for (unsigned square = 0; square < 64; square++) {
        unsigned file = square % 8, rank = square / 8;
        unsigned code = nb_quad_at(quad, square);
        unsigned got = byte(files[file / 2], file % 2 * 8 + rank);
        cr_assert_eq(got, code << file % 2, "square %u: 0x%X", square,
                     got);
        got = byte(nb_zip_files_sse2(files[file / 2]),
                   2 * rank + file % 2);
        cr_assert_eq(got, code, "square %u, zipped: 0x%X", square, got);
    }
}

static void expect_nibbles(const nb_quad *quad)
{
    const nb_pair128 n = nb_quad_to_nibbles_sse2(quad);
    uint8_t codes[16];
    nb_quad ranks;

    for (unsigned square = 0; square < 64; square++) {
        unsigned file = square % 8, rank = square / 8;
        __m128i words = file % 2 == 0 ? n.first : n.second;
        unsigned got = byte(words, file % 4 / 2 * 8 + rank);
        cr_assert_eq(got >> file / 4 * 4 & 15, nb_quad_at(quad, square),
                     "square %u: 0x%X", square, got);
        codes[square % 16] = (uint8_t)nb_quad_at(quad, square);
    }
    ranks = nb_load_ranks_sse2(codes);
    for (int k = 0; k < 4; k++)
        cr_assert_eq(ranks.plane[k], quad->plane[k] >> 48, "plane %d",
                     k);
}

static uint64_t set_of(const uint8_t mailbox[64], unsigned code)
{
    const __m128i codes = _mm_set1_epi8((int8_t)code);
    uint64_t set = 0;

    for (unsigned i = 0; i < 64; i += 16)
        set |= nb_top_bits_sse2(_mm_cmpeq_epi8(
                   nb_load128_bytes(mailbox + i), codes)) << i;
    return set;
}

static void expect_set(const nb_quad *quad)
{
    uint8_t mailbox[64];
    unsigned code = nb_quad_at(quad, 35);

    nb_quad_to_mailbox_plain(mailbox, quad);
    cr_assert_eq(set_of(mailbox, code), nb_quad_of(quad, code),
                 "code %u: 0x%jX", code,
                 (uintmax_t)set_of(mailbox, code));
}

Test(sse2, a_comparison_makes_one_set_of_a_mailbox)
{
    on_many_quads(expect_set);
}

Test(sse2, parts_of_mailboxes_are_in_their_places)
{
    on_many_quads(expect_files);
    on_many_quads(expect_nibbles);
    cr_expect_eq(nb_stack_ranks(1, 2, 4, 8),
                 UINT64_C(0x0008000400020001), "stacked");
    cr_expect_eq(nb_top_bits_sse2(_mm_set_epi64x(0x80, 0xFF7F)), 0x102,
                 "top bits");
}

/* The upper bits of first, and the lower ones of second, exchanged. */
static void expect_swapped(nb_pair128 got, uint64_t x, uint64_t y,
                           unsigned step)
{
    uint64_t low = UINT64_MAX / (step == 1 ? 3 : 5);

    expect_lanes(got.first, (x & low) | (y & low) << step,
                 (y & low) | (x & low) << step);
    expect_lanes(got.second, (x >> step & low) | (y & ~low),
                 (y >> step & low) | (x & ~low));
}

Test(sse2, swaps_exchange_bits)
{
    uint64_t state = 5;

    for (int round = 0; round < 100000; round++) {
        uint64_t x = random_next(&state), y = random_next(&state);
        const __m128i a = _mm_set_epi64x((int64_t)y, (int64_t)x);
        const __m128i b = _mm_set_epi64x((int64_t)x, (int64_t)y);

        expect_swapped(nb_swap_by_1_sse2(a, b), x, y, 1);
        expect_swapped(nb_swap_by_2_sse2(a, b), x, y, 2);
    }
}

Test(sse2, stores_put_ranks_and_sets_in_their_places)
{
    const uint64_t digits = UINT64_C(0x7654321076543210);
    uint8_t got[32], halves[32];
    uint64_t sets[8] = {0};

    nb_store_ranks_sse2(got, _mm_set1_epi32(0x03020100),
                        _mm_set1_epi32(0x07060504));
    nb_store_halves_sse2(halves, _mm_set1_epi32(0x73625140));
    for (unsigned i = 0; i < 32; i++) {
        cr_expect_eq(got[i], i % 8, "rank: 0x%X", got[i]);
        cr_expect_eq(halves[i], digits >> i % 8 * 4 & 15,
                     "halves: 0x%X", halves[i]);
    }
    nb_store_four_sets_sse2(sets, _mm_set_epi64x(6, 9),
                            _mm_set_epi64x(3, 5), _mm_set_epi64x(7, 8));
    cr_expect_eq(sets[0], 6 & 5, "0x%jX", (uintmax_t)sets[0]);
    cr_expect_eq(sets[1], 6 & 3, "0x%jX", (uintmax_t)sets[1]);
    cr_expect_eq(sets[4], 6 & 8, "0x%jX", (uintmax_t)sets[4]);
    cr_expect_eq(sets[5], 6 & 7, "0x%jX", (uintmax_t)sets[5]);
}

Test(sse2, counts_stand_in_their_lanes)
{
    uint64_t sets[8], four, eight;
    const int16_t places[8] = {1, -10, 100, -1000, 7, 0, 0, 10000};

    for (unsigned i = 0; i < 8; i++)
        sets[i] = UINT64_MAX >> 8 * i;
    for (unsigned i = 0; i < 16; i++)
        cr_expect_eq(byte(nb_byte_popcounts_sse2(
                              _mm_set1_epi8((int8_t)(i * 17))),
                          i),
                     2 * (i % 2 + i / 2 % 2 + i / 4 % 2 + i / 8),
                     "byte %u", i);
    expect_lanes(nb_popcounts_sse2(nb_load128_words(sets)), 64, 56);
    four = UINT64_C(56) << 32 | 64;
    cr_expect_eq(lane(nb_count_four_sse2(sets), 0), four, "four");
    eight = UINT64_C(40) << 48 | UINT64_C(48) << 32 | 56 << 16 | 64;
    cr_expect_eq(lane(nb_count_eight_sse2(sets), 0), eight, "eight");
    cr_expect_eq(nb_sum_lanes_sse2(_mm_set_epi32(1, -20, 300, -4000)),
                 -3719, "sum");
    cr_expect_eq(nb_weigh_eight_sse2(sets, places),
                 64 - 560 + 4800 - 40000 + 7 * 32 + 80000, "weights");
}
#endif
