#include <criterion/criterion.h>
#include <inttypes.h>
#include <nibble/swar.h>
#include "refusal.h"
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

TestSuite(swar, .timeout = 60);

static uint64_t random_word(void)
{
    static uint64_t state = 0x846CA648;

    state = state * UINT64_C(6364136223846793005) + 1;
    return state ^ state >> 32;
}

/* The word with two neighbouring lanes, from place on, replaced. */
static uint64_t with_pair(uint64_t word, int place, unsigned pair)
{
    uint64_t gone = UINT64_C(0xFF) << 4 * place;

    return (word & ~gone) | (uint64_t)pair << 4 * place;
}
typedef struct operation {
    const char *name;
    uint64_t (*in64)(uint64_t, uint64_t);
    uint32_t (*in32)(uint32_t, uint32_t);
    unsigned (*lane)(unsigned, unsigned); /* the definition */
} operation;

static uint64_t lane_by_lane(const operation *o, uint64_t x, uint64_t y)
{
    uint64_t result = 0;

    for (int i = 0; i < 64; i += 4)
        result |= (uint64_t)o->lane(x >> i & 15, y >> i & 15) << i;
    return result;
}
static void compare(const operation *o, uint64_t x, uint64_t y,
                    uint64_t want)
{
    uint64_t found = o->in64(x, y);
    uint32_t half = o->in32((uint32_t)x, (uint32_t)y);

    cr_assert_eq(found, want,
                 "%s of 0x%016" PRIX64 " and 0x%016" PRIX64
                 ": 0x%016" PRIX64 ", not 0x%016" PRIX64,
                 o->name, x, y, found, want);
    cr_assert_eq(half, (uint32_t)want,
                 "%s in 32 bits: 0x%08" PRIX32 ", not 0x%08" PRIX64,
                 o->name, half, want & UINT32_MAX);
}

static void try_all_pairs(const operation *o)
{
    for (int place = 0; place < 15; place++)
        for (unsigned a = 0; a < 256; a++) {
            uint64_t x = with_pair(random_word(), place, a);
            uint64_t y = random_word();
            uint64_t want = lane_by_lane(o, x, y);

            compare(o, x, y, want);
            for (unsigned b = 0; b < 256; b++) {
                unsigned low = o->lane(a % 16, b % 16);
                unsigned high = o->lane(a / 16, b / 16);
                compare(o, x, with_pair(y, place, b),
                        with_pair(want, place, 16 * high + low));
            }
        }
}
static int value(unsigned n) { return (int)n - (n < 8 ? 0 : 16); }
static unsigned wrapped(int n) { return (unsigned)(n + 160) % 16; }
static unsigned flag(bool yes) { return yes ? 8 : 0; }
static int clamped(int n) { return n < -8 ? -8 : n > 7 ? 7 : n; }

static unsigned sum(unsigned x, unsigned y) { return (x + y) % 16; }
static unsigned rest(unsigned x, unsigned y)
{
    return wrapped((int)x - (int)y);
}
static unsigned product(unsigned x, unsigned y) { return x * y % 16; }

static void try_popular(uint64_t x)
{
    uint64_t popular = (x - NB_L64) & ~x & NB_H64, want = 0;
    uint64_t exact = nb_zero64(x);
    bool borrows = false;

    for (int i = 0; i < 64; i += 4) {
        unsigned n = x >> i & 15;
        borrows = n == 0 || (n == 1 && borrows);
        want |= (uint64_t)flag(borrows) << i;
    }
    cr_assert_eq(popular, want, "0x%016" PRIX64, x);
    cr_assert_eq(nb_has_zero64(x), exact != 0, "0x%016" PRIX64, x);
    cr_assert_eq(nb_has_zero32((uint32_t)x), (exact & NB_H32) != 0,
                 "0x%08" PRIX32, (uint32_t)x);
    cr_assert_eq(popular & (0 - popular), exact & (0 - exact),
                 "the lowest flag of 0x%016" PRIX64, x);
}

Test(swar, popular_zero_test_also_flags_ones_above_a_zero)
{
    for (int round = 0; round < 100000; round++) {
        uint64_t few = random_word() & NB_L64 * 3;

        try_popular(few);
        try_popular(few | (random_word() & random_word()));
    }
}

static unsigned half(unsigned x, unsigned y) { return (x + y) / 2; }
static unsigned half_up(unsigned x, unsigned y)
{
    return (x + y + 1) / 2;
}
static unsigned half_signed(unsigned x, unsigned y)
{
    return wrapped((value(x) + value(y) + 32) / 2 - 16);
}

static unsigned equal(unsigned x, unsigned y) { return flag(x == y); }
static unsigned less(unsigned x, unsigned y) { return flag(x < y); }
static unsigned at_most(unsigned x, unsigned y) { return flag(x <= y); }
static unsigned less_signed(unsigned x, unsigned y)
{
    return flag(value(x) < value(y));
}
static unsigned at_most_signed(unsigned x, unsigned y)
{
    return flag(value(x) <= value(y));
}

static unsigned carry(unsigned x, unsigned y)
{
    return flag(x + y > 15);
}
static unsigned add_over(unsigned x, unsigned y)
{
    int s = value(x) + value(y);
    return flag(s != clamped(s));
}
static unsigned sub_over(unsigned x, unsigned y)
{
    int d = value(x) - value(y);
    return flag(d != clamped(d));
}

static unsigned sum_to_15(unsigned x, unsigned y)
{
    return x + y > 15 ? 15 : x + y;
}
static unsigned rest_to_0(unsigned x, unsigned y)
{
    return x > y ? x - y : 0;
}
static unsigned sum_clamped(unsigned x, unsigned y)
{
    return wrapped(clamped(value(x) + value(y)));
}
static unsigned rest_clamped(unsigned x, unsigned y)
{
    return wrapped(clamped(value(x) - value(y)));
}

static unsigned lesser(unsigned x, unsigned y) { return x < y ? x : y; }
static unsigned greater(unsigned x, unsigned y)
{
    return x < y ? y : x;
}
static unsigned lesser_signed(unsigned x, unsigned y)
{
    return value(x) < value(y) ? x : y;
}
static unsigned greater_signed(unsigned x, unsigned y)
{
    return value(x) < value(y) ? y : x;
}
static unsigned distance(unsigned x, unsigned y)
{
    return x < y ? y - x : x - y;
}

static const operation operations[] = {
    {"add", nb_add64, nb_add32, sum},
    {"sub", nb_sub64, nb_sub32, rest},
    {"mul", nb_mul64, nb_mul32, product},
    {"average", nb_average64, nb_average32, half},
    {"average_up", nb_average_up64, nb_average_up32, half_up},
    {"average_signed", nb_average_signed64, nb_average_signed32,
     half_signed},
    {"equal", nb_equal64, nb_equal32, equal},
    {"less", nb_less64, nb_less32, less},
    {"less_equal", nb_less_equal64, nb_less_equal32, at_most},
    {"less_signed", nb_less_signed64, nb_less_signed32, less_signed},
    {"less_equal_signed", nb_less_equal_signed64,
     nb_less_equal_signed32, at_most_signed},
    {"min", nb_min64, nb_min32, lesser},
    {"max", nb_max64, nb_max32, greater},
    {"min_signed", nb_min_signed64, nb_min_signed32, lesser_signed},
    {"max_signed", nb_max_signed64, nb_max_signed32, greater_signed},
    {"abs_diff", nb_abs_diff64, nb_abs_diff32, distance},
    {"add_carries", nb_add_carries64, nb_add_carries32, carry},
    {"sub_borrows", nb_sub_borrows64, nb_sub_borrows32, less},
    {"add_overflows", nb_add_overflows64, nb_add_overflows32, add_over},
    {"sub_overflows", nb_sub_overflows64, nb_sub_overflows32, sub_over},
    {"add_saturated", nb_add_saturated64, nb_add_saturated32,
     sum_to_15},
    {"sub_saturated", nb_sub_saturated64, nb_sub_saturated32,
     rest_to_0},
    {"add_saturated_signed", nb_add_saturated_signed64,
     nb_add_saturated_signed32, sum_clamped},
    {"sub_saturated_signed", nb_sub_saturated_signed64,
     nb_sub_saturated_signed32, rest_clamped},
};

Test(swar, two_words_keep_their_lanes_apart)
{
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
        try_all_pairs(&operations[i]);
}

typedef struct one_word {
    const char *name;
    uint64_t (*in64)(uint64_t);
    uint32_t (*in32)(uint32_t);
    unsigned (*lane)(unsigned);
} one_word;

static void try_one(const one_word *o, uint64_t x)
{
    uint64_t want = 0;

    for (int i = 0; i < 64; i += 4)
        want |= (uint64_t)o->lane(x >> i & 15) << i;
    cr_assert_eq(o->in64(x), want, "%s of 0x%016" PRIX64, o->name, x);
    cr_assert_eq(o->in32((uint32_t)x), (uint32_t)want,
                 "%s of 0x%08" PRIX32, o->name, (uint32_t)x);
}

static unsigned negative(unsigned x) { return (16 - x) % 16; }
static unsigned magnitude(unsigned x) { return x < 8 ? x : 16 - x; }
static unsigned is_zero(unsigned x) { return flag(x == 0); }
static unsigned ones(unsigned x)
{
    return x % 2 + x / 2 % 2 + x / 4 % 2 + x / 8;
}
static unsigned mirrored(unsigned x)
{
    return x % 2 * 8 + x / 2 % 2 * 4 + x / 4 % 2 * 2 + x / 8;
}

Test(swar, what_takes_one_word_keeps_its_lanes_apart)
{
    static const one_word of_one[] = {
        {"neg", nb_neg64, nb_neg32, negative},
        {"abs", nb_abs64, nb_abs32, magnitude},
        {"zero", nb_zero64, nb_zero32, is_zero},
        {"popcount", nb_lane_popcount64, nb_lane_popcount32, ones},
        {"reverse", nb_lane_reverse64, nb_lane_reverse32, mirrored}};

    for (int i = 0; i < 5; i++)
        for (int place = 0; place < 15; place++)
            for (unsigned a = 0; a < 256; a++)
                try_one(&of_one[i],
                        with_pair(random_word(), place, a));
}

static void try_shifts(uint64_t x, unsigned k)
{
    uint64_t left = nb_shl64(x, k), right = nb_shr64(x, k);
    uint64_t copying = nb_sar64(x, k);

    cr_assert_eq(nb_shl32((uint32_t)x, k), (uint32_t)left, "%u", k);
    cr_assert_eq(nb_shr32((uint32_t)x, k), (uint32_t)right, "%u", k);
    cr_assert_eq(nb_sar32((uint32_t)x, k), (uint32_t)copying, "%u", k);
    for (int i = 0; i < 64; i += 4) {
        unsigned n = x >> i & 15, power = 1u << k;
        int floor = (value(n) + 16) / (int)power - 16 / (int)power;

        cr_assert_eq(left >> i & 15, n * power % 16, "%X, %u", n, k);
        cr_assert_eq(right >> i & 15, n / power, "%X, %u", n, k);
        cr_assert_eq(copying >> i & 15, wrapped(floor), "%X, %u", n, k);
    }
}

Test(swar, shifts_lose_what_leaves_a_lane)
{
    for (unsigned k = 0; k < 4; k++)
        for (int place = 0; place < 15; place++)
            for (unsigned a = 0; a < 256; a++)
                try_shifts(with_pair(random_word(), place, a), k);
}

Test(swar, a_lane_is_a_digit_of_the_word)
{
    cr_expect_eq(NB_L64, 0x1111111111111111, "L");
    cr_expect_eq(NB_H64, 0x8888888888888888, "H");
    cr_expect_eq(NB_L32, 0x11111111, "L in 32 bits");
    cr_expect_eq(NB_H32, 0x88888888, "H in 32 bits");
    for (unsigned i = 0; i < 16; i++)
        for (unsigned n = 0; n < 16; n++) {
            uint64_t x = random_word(), with = nb_with_lane64(x, i, n);
            uint64_t hole = (uint64_t)15 << 4 * i;

            cr_assert_eq(nb_lane64(x, i), x >> 4 * i & 15, "lane %u",
                         i);
            cr_assert_eq(with, (x & ~hole) | (uint64_t)n << 4 * i,
                         "lane %u", i);
            cr_assert_eq(nb_broadcast64(n), n * NB_L64, "0x%X", n);
            cr_assert_eq(nb_broadcast32(n), n * NB_L32, "0x%X", n);
            if (i < 8) {
                cr_assert_eq(nb_lane32((uint32_t)x, i), nb_lane64(x, i),
                             "%u", i);
                cr_assert_eq(nb_with_lane32((uint32_t)x, i, n),
                             (uint32_t)with, "lane %u", i);
            }
        }
}

Test(swar, masks_and_selections_follow_their_flags)
{
    for (int round = 0; round < 10000; round++) {
        uint64_t x = random_word(), y = random_word();
        uint64_t mask = random_word(), flags = mask & NB_H64;
        uint64_t wide = flags / 8 * 15, bits = (x & mask) | (y & ~mask);

        cr_assert_eq(nb_mask64(flags), wide, "0x%016" PRIX64, flags);
        cr_assert_eq(nb_mask32((uint32_t)flags), (uint32_t)wide,
                     "0x%08" PRIX32, (uint32_t)flags);
        cr_assert_eq(nb_limits64(x), ~NB_H64 + (x & NB_H64) / 8,
                     "ends");
        cr_assert_eq(nb_select64(mask, x, y), bits, "%d", round);
        cr_assert_eq(nb_select32((uint32_t)mask, (uint32_t)x,
                                 (uint32_t)y),
                     (uint32_t)bits, "%d", round);
    }
}

static void try_fields(uint64_t x, uint64_t y, uint64_t tops)
{
    uint64_t bottoms = tops << 1 | 1;
    uint64_t sums = nb_add_fields(x, y, tops);
    uint64_t rests = nb_sub_fields(x, y, tops);
    uint64_t halves = nb_average_fields(x, y, bottoms);

    for (unsigned low = 0, high; low < 64; low = high + 1) {
        for (high = low; (tops >> high & 1) == 0; high++)
            continue;
        uint64_t ones = UINT64_MAX >> (63 - high + low);
        uint64_t a = x >> low & ones, b = y >> low & ones;
        uint64_t half = a / 2 + b / 2 + (a % 2 + b % 2) / 2;

        cr_assert_eq(sums >> low & ones, (a + b) & ones,
                     "bits %u to %u of 0x%016" PRIX64, high, low, sums);
        cr_assert_eq(rests >> low & ones, (a - b) & ones,
                     "bits %u to %u of 0x%016" PRIX64, high, low,
                     rests);
        cr_assert_eq(halves >> low & ones, half,
                     "bits %u to %u of 0x%016" PRIX64, high, low,
                     halves);
    }
}

Test(swar, fields_of_any_widths_are_kept_apart)
{
    const uint64_t top = UINT64_C(1) << 63;

    for (int round = 0; round < 5000; round++) {
        uint64_t x = random_word(), y = random_word();
        uint64_t dense = random_word();

        try_fields(x, y, top | dense);
        try_fields(x, y, top | (dense & random_word()));
        try_fields(x, y, top | (dense & random_word() & random_word()));
        try_fields(x, y, top | 0x8410841084108410); /* 5-6-5 */
    }
}

Test(swar, every_fourth_field_is_there_and_no_other)
{
    for (unsigned width = 1; width <= 16; width *= 2)
        for (unsigned i = 0; i < 64; i++)
            cr_assert_eq(nb_every_fourth(width) >> i & 1,
                         i / width % 4 == 0, "%u, bit %u", width, i);
}

Test(swar, neighbours_swap_and_add)
{
    for (unsigned width = 1; width < 64; width *= 2)
        for (int round = 0; round < 1000; round++) {
            uint64_t x = random_word(), swapped = 0, sums = 0;
            uint64_t ones = (UINT64_C(1) << width) - 1;

            for (unsigned i = 0; i < 64; i += 2 * width) {
                uint64_t low = x >> i & ones;
                uint64_t high = x >> i >> width & ones;
                swapped |= (low << width | high) << i;
                sums |= (low + high) << i;
            }
            cr_assert_eq(nb_swap_neighbours(x, width), swapped,
                         "%u bits of 0x%016" PRIX64, width, x);
            cr_assert_eq(nb_add_neighbours(x, width), sums,
                         "%u bits of 0x%016" PRIX64, width, x);
        }
}

Test(swar, reversal_mirrors_the_order_and_sum_counts_all)
{
    for (int round = 0; round < 10000; round++) {
        uint64_t x = random_word(), back = 0, bytes = 0;
        unsigned low = 0, high = 0;

        for (int i = 0; i < 16; i++) {
            unsigned n = x >> 4 * i & 15;
            back |= (uint64_t)n << (60 - 4 * i);
            bytes |= (uint64_t)n << (56 - i / 2 * 8 + i % 2 * 4);
            *(i < 8 ? &low : &high) += n;
        }
        cr_assert_eq(nb_reverse64(x), back, "0x%016" PRIX64, x);
        cr_assert_eq(nb_swap_bytes(x), bytes, "0x%016" PRIX64, x);
        cr_assert_eq(nb_reverse32((uint32_t)x), back >> 32,
                     "0x%08" PRIX32, (uint32_t)x);
        cr_assert_eq(nb_sum_bytes(bytes & 0x0F0F0F0F0F0F0F0F),
                     nb_sum64(x & 0x0F0F0F0F0F0F0F0F), "0x%016" PRIX64,
                     x);
        cr_assert_eq(nb_sum64(x), low + high, "0x%016" PRIX64, x);
        cr_assert_eq(nb_sum32((uint32_t)x), low, "0x%08" PRIX32,
                     (uint32_t)x);
    }
    cr_expect_eq(nb_sum64(UINT64_MAX), 240, "sixteen times 15");
}

Test(swar, eight_bytes_add_up_to_255)
{
    for (int round = 0; round < 1000; round++) {
        uint64_t x = UINT64_C(255) << round % 8 * 8, scattered = 0;

        for (int n = 0; n < 255; n++)
            scattered += UINT64_C(1) << (random_word() >> 61) * 8;
        cr_assert_eq(nb_sum_bytes(x), 255, "0x%016" PRIX64, x);
        cr_assert_eq(nb_sum_bytes(scattered), 255, "0x%016" PRIX64,
                     scattered);
    }
}

Test(swar, sixteen_bits_spread_to_lanes_and_back)
{
    for (uint32_t bits = 0; bits < 0x10000; bits++) {
        uint64_t want = 0, noise = random_word() & ~NB_L64;

        for (int i = 0; i < 16; i++)
            want |= (uint64_t)(bits >> i & 1) << 4 * i;
        cr_assert_eq(nb_bits_to_nibbles((uint16_t)bits), want,
                     "0x%04" PRIX32, bits);
        cr_assert_eq(nb_nibbles_to_bits(want | noise), bits,
                     "0x%016" PRIX64, want | noise);
    }
}

Test(swar, eight_bits_spread_to_bytes_and_back)
{
    for (unsigned bits = 0; bits < 256; bits++)
        for (int round = 0; round < 10; round++) {
            uint64_t want = 0;
            uint64_t noise = random_word() & 0xFEFEFEFEFEFEFEFE;

            for (int i = 0; i < 8; i++)
                want |= (uint64_t)(bits >> i & 1) << 8 * i;
            cr_assert_eq(nb_bits_to_bytes((uint8_t)bits), want,
                         "0x%02X", bits);
            cr_assert_eq(nb_bytes_to_bits(want | noise), bits,
                         "0x%016" PRIX64, want | noise);
        }
}

static void try_digits(uint32_t nibbles)
{
    uint64_t bytes = 0, lower = 0, upper = 0;
    uint64_t noise = random_word() & 0xF0F0F0F0F0F0F0F0;

    for (int i = 0; i < 8; i++) {
        unsigned n = nibbles >> 4 * i & 15;
        bytes |= (uint64_t)n << 8 * i;
        lower |= (uint64_t)"0123456789abcdef"[n] << 8 * i;
        upper |= (uint64_t)"0123456789ABCDEF"[n] << 8 * i;
    }
    cr_assert_eq(nb_nibbles_to_bytes(nibbles), bytes, "0x%08" PRIX32,
                 nibbles);
    cr_assert_eq(nb_bytes_to_nibbles(bytes | noise), nibbles,
                 "0x%016" PRIX64, bytes | noise);
    cr_assert_eq(nb_nibbles_to_hex(nibbles), lower, "0x%08" PRIX32,
                 nibbles);
    cr_assert_eq(nb_hex_values(lower), nibbles, "0x%016" PRIX64, lower);
    cr_assert_eq(nb_hex_to_nibbles(lower), nibbles, "0x%016" PRIX64,
                 lower);
    cr_assert_eq(nb_hex_to_nibbles(upper), nibbles, "0x%016" PRIX64,
                 upper);
    cr_assert(nb_is_hex(lower), "0x%016" PRIX64, lower);
    cr_assert(nb_is_hex(upper), "0x%016" PRIX64, upper);
}

Test(swar, eight_nibbles_spread_to_bytes_and_to_digits_and_back)
{
    for (int place = 0; place < 7; place++)
        for (unsigned pair = 0; pair < 256; pair++)
            try_digits((uint32_t)with_pair(random_word(), place, pair));
}

Test(swar, eight_characters_are_hex_if_each_of_them_is)
{
    for (int place = 0; place < 8; place++)
        for (unsigned c = 0; c < 256; c++) {
            uint64_t hole = UINT64_C(255) << 8 * place;
            uint64_t text = nb_nibbles_to_hex((uint32_t)random_word());
            bool digit = c != 0 && c < 128 && strchr(
                "0123456789abcdefABCDEF", (int)c) != NULL;

            text = (text & ~hole) | (uint64_t)c << 8 * place;
            cr_assert_eq(nb_is_hex(text), digit, "0x%016" PRIX64,
                         text);
        }
}

Test(swar, debug_builds_refuse_what_is_no_lane)
{
    const volatile unsigned n = 16, k = 4, i = 8, wide = 64;

    EXPECT_REFUSED(nb_broadcast64(n));
    EXPECT_REFUSED(nb_broadcast32(n));
    EXPECT_REFUSED(nb_lane64(0, n));
    EXPECT_REFUSED(nb_lane32(0, i));
    EXPECT_REFUSED(nb_with_lane64(0, n, 0));
    EXPECT_REFUSED(nb_with_lane64(0, 0, n));
    EXPECT_REFUSED(nb_with_lane32(0, i, 0));
    EXPECT_REFUSED(nb_shl64(0, k));
    EXPECT_REFUSED(nb_shr64(0, k));
    EXPECT_REFUSED(nb_sar64(0, k));
    EXPECT_REFUSED(nb_sar64(0, wide));
    EXPECT_REFUSED(nb_partial_product64(0, 0, k));
    EXPECT_REFUSED(nb_every_other(0 * k));
    EXPECT_REFUSED(nb_every_other(k - 1));
    EXPECT_REFUSED(nb_every_other(k * n));
    EXPECT_REFUSED(nb_mask64(n));
    EXPECT_REFUSED(nb_hex_to_nibbles(n));
}
