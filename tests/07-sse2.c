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
    cr_expect(nb_features_under(NULL) & NB_SSE2, "there is NB_SIMD");
#else
    cr_expect_not(nb_features_under(NULL) & NB_SSE2, "no NB_SIMD");
#endif
    cr_expect_str_eq(nb_missing(NB_SSE2, 0), "sse2");
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
    cr_assert_eq(got[at - 1], 0x5A, "before");
    cr_assert_eq(got[at + 64], 0x5A, "behind");
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

Test(sse2, weights_are_added_for_each_man)
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
#endif
