#include <criterion/criterion.h>
#include <inttypes.h>
#include <nibble/bitscan.h>
#include <nibble/convert.h>
#include <nibble/quad.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "positions.h"
#include "refusal.h"
#include "variants.h"

TestSuite(quad_bitboards, .timeout = 60);

static const nb_quad start = {
    {UINT64_C(0xFFFF000000000000), UINT64_C(0x2CFF00000000FF2C),
     UINT64_C(0x7600000000000076), UINT64_C(0x9900000000000099)}};

/* The codes of the start position, a1 first, as a word a rank. */
static const uint32_t start_ranks[8] = {
    0x846CA648, 0x22222222, 0, 0, 0, 0, 0x33333333, 0x957DB759};

Test(quad_bitboards, codes_are_twice_the_kind_plus_the_colour)
{
    cr_expect_eq(nb_code(NB_KNIGHT, NB_WHITE), 4, "white knight");
    cr_expect_eq(nb_code(NB_KING, NB_BLACK), 13, "black king");
    for (unsigned code = 0; code < 16; code++)
        cr_expect_eq(nb_code(nb_kind(code), nb_colour(code)), code,
                     "code 0x%X", code);
    EXPECT_REFUSED(nb_code(8, NB_WHITE));
    EXPECT_REFUSED(nb_code(NB_PAWN, 2));
}

Test(quad_bitboards, at_reads_the_start_position)
{
    for (unsigned square = 0; square < 64; square++)
        cr_expect_eq(nb_quad_at(&start, square),
                     start_ranks[square / 8] >> square % 8 * 4 & 15,
                     "0x%X on %u", nb_quad_at(&start, square), square);
    EXPECT_REFUSED(nb_quad_at(&start, 64));
}

static void expect_put(nb_quad quad, unsigned square, unsigned code)
{
    nb_quad before = quad;

    nb_quad_put(&quad, square, code);
    for (unsigned s = 0; s < 64; s++)
        cr_assert_eq(nb_quad_at(&quad, s),
                     s == square ? code : nb_quad_at(&before, s),
                     "0x%X to %u: 0x%X on %u", code, square,
                     nb_quad_at(&quad, s), s);
    nb_quad_remove(&quad, square);
    cr_assert_eq(nb_quad_at(&quad, square), 0, "square %u", square);
}

Test(quad_bitboards, put_changes_one_square)
{
    uint64_t random = 0x3F;
    nb_quad quad = start;

    for (unsigned square = 0; square < 64; square++)
        for (unsigned code = 0; code < 16; code++)
            expect_put(random_quad(&random), square, code);
    EXPECT_REFUSED((nb_quad_put(&quad, 64, 0), 0));
    EXPECT_REFUSED((nb_quad_put(&quad, 0, 16), 0));
}

Test(quad_bitboards, random_words_are_those_of_splitmix64)
{
    uint64_t state = 0;

    cr_expect_eq(random_next(&state), UINT64_C(0xE220A8397B1DCDAF),
                 "first");
    for (unsigned i = 0; i < 1000; i++)
        cr_expect_lt(random_below(&state, 7), 7, "below 7");
}

Test(quad_bitboards, random_placements_have_their_kings)
{
    uint64_t random = 1, first_and_last = 0xFF000000000000FF;

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_placement(&random);

        for (unsigned code = 0; code < 16; code++) {
            uint64_t set = nb_quad_of(&quad, code);
            if (nb_kind(code) == NB_KING)
                cr_assert_eq(nb_popcount64(set), 1, "0x%jX", (uintmax_t)set);
            if (nb_kind(code) == NB_PAWN)
                cr_assert_eq(set & first_and_last, 0, "0x%jX", (uintmax_t)set);
            if (nb_kind(code) == 7 || code == 1)
                cr_assert_eq(set, 0, "0x%jX", (uintmax_t)set);
        }
    }
}

Test(quad_bitboards, the_board_of_nibbles_has_the_same_squares)
{
    uint64_t random = 2;

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_quad(&random), back;
        uint8_t board[32];

        nb_quad_to_board(board, &quad);
        for (unsigned s = 0; s < 64; s++)
            cr_assert_eq(nb_array_get(board, s), nb_quad_at(&quad, s),
                         "board %u, square %u", i, s);
        nb_quad_from_board(&back, board);
        cr_assert(nb_quad_equal(back, quad), "board %u", i);
    }
    EXPECT_REFUSED(nb_quad_ranks(&start, 4));
}

/* Many quads: of any codes, with one code alone, and placements. */
enum { MANY = 1000 };
static nb_quad many[MANY];

static void make_many(void)
{
    uint64_t random = 4;

    for (unsigned i = 0; i < MANY; i++)
        many[i] = i % 2 ? random_quad(&random)
                        : random_placement(&random);
    for (unsigned code = 0; code < 16; code++)
        for (unsigned k = 0; k < 4; k++)
            many[code].plane[k] = 0 - (uint64_t)(code >> k & 1);
}

static void expect_sets(nb_quads_to_sets_function *way, size_t first,
                        size_t count, const char *name)
{
    static uint64_t sets[16 * MANY + 1], one[16];

    sets[16 * count] = 0x846CA648;
    way(sets, many + first, count);
    for (size_t i = 0; i < count; i++) {
        nb_quad_to_sets_plain(one, &many[first + i]);
        cr_assert_arr_eq(sets + 16 * i, one, sizeof one,
                         "%s, quad %zu of %zu", name, i, count);
    }
    cr_assert_eq(sets[16 * count], 0x846CA648, "%s, %zu: wrote on",
                 name, count);
}

Test(quad_bitboards, every_way_makes_the_sixteen_sets)
{
    const nb_variants *of = &nb_quads_to_sets_variants;
    uint64_t one[16];

    make_many();
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count < MANY; count += 1 + count / 4)
            expect_sets((nb_quads_to_sets_function *)v->function,
                        count % 3, count, v->name);
    expect_sets(nb_quads_to_sets, 0, MANY, "plain name");
    nb_quads_to_sets(NULL, NULL, 0);
    for (size_t i = 0; i < MANY; i++) {
        nb_quad_to_sets(one, &many[i]);
        for (unsigned s = 0; s < 64; s++)
            for (unsigned code = 0; code < 16; code++)
                cr_assert_eq(one[code] >> s & 1,
                             nb_quad_at(&many[i], s) == code,
                             "quad %zu, square %u, 0x%X", i, s, code);
    }
}

static void expect_mailboxes(nb_quads_to_mailboxes_function *way,
                             size_t first, size_t count,
                             const char *name)
{
    static uint8_t room[64 * MANY + 2];
    uint8_t *boxes = room + 1; /* at an odd address */

    room[0] = boxes[64 * count] = 0x3F;
    way(boxes, many + first, count);
    for (size_t s = 0; s < 64 * count; s++)
        cr_assert_eq(boxes[s],
                     nb_quad_at(&many[first + s / 64], s % 64),
                     "%s, quad %zu, square %zu", name, s / 64, s % 64);
    cr_assert(room[0] == 0x3F && boxes[64 * count] == 0x3F,
              "%s, %zu: wrote beside", name, count);
}

Test(quad_bitboards, every_way_makes_the_mailboxes)
{
    const nb_variants *of = &nb_quads_to_mailboxes_variants;
    uint8_t one[64], two[64];

    make_many();
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count < MANY; count += 1 + count / 4)
            expect_mailboxes(
                (nb_quads_to_mailboxes_function *)v->function,
                count % 3, count, v->name);
    expect_mailboxes(nb_quads_to_mailboxes, 0, MANY, "plain name");
    nb_quads_to_mailboxes(NULL, NULL, 0);
    for (size_t i = 0; i < MANY; i++) {
        nb_quad_to_mailbox(one, &many[i]);
        nb_quad_to_mailbox_plain(two, &many[i]);
        cr_assert_arr_eq(one, two, sizeof one, "quad %zu", i);
    }
}

static uint8_t boxes_of_many[64 * MANY + 1];

static void expect_quads(nb_quads_from_mailboxes_function *way,
                         size_t count, const char *name)
{
    static nb_quad quads[MANY + 1];
    const uint8_t *boxes = boxes_of_many + 1;

    quads[count] = start;
    way(quads, boxes, count);
    for (size_t s = 0; s < 64 * count; s++)
        cr_assert_eq(nb_quad_at(&quads[s / 64], s % 64), boxes[s] & 15,
                     "%s, quad %zu, square %zu", name, s / 64, s % 64);
    cr_assert(nb_quad_equal(quads[count], start), "%s wrote on", name);
}

Test(quad_bitboards, every_way_reads_the_low_nibbles_of_mailboxes)
{
    const nb_variants *of = &nb_quads_from_mailboxes_variants;
    uint64_t random = 5;
    nb_quad one, two;

    for (size_t i = 0; i < sizeof boxes_of_many; i++)
        boxes_of_many[i] = (uint8_t)random_next(&random);
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count < MANY; count += 1 + count / 4)
            expect_quads(
                (nb_quads_from_mailboxes_function *)v->function, count,
                v->name);
    expect_quads(nb_quads_from_mailboxes, MANY, "plain name");
    nb_quads_from_mailboxes(NULL, NULL, 0);
    for (size_t i = 0; i < MANY; i++) {
        nb_quad_from_mailbox(&one, boxes_of_many + 64 * i + 1);
        nb_quad_from_mailbox_plain(&two, boxes_of_many + 64 * i + 1);
        cr_assert(nb_quad_equal(one, two), "mailbox %zu", i);
    }
}

