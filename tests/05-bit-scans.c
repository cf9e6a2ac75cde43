#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <nibble/array.h>
#include <nibble/bitscan.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include "refusal.h"
#include "tables.h"
#include "variants.h"

TestSuite(bit_scans, .timeout = 60);

static uint64_t bit(unsigned index) { return UINT64_C(1) << index; }

/* The definitions: 64 for a word without bits. */
static unsigned lowest(uint64_t word)
{
    unsigned index = 0;

    while (index < 64 && (word & bit(index)) == 0)
        index++;
    return index;
}

static unsigned highest(uint64_t word)
{
    for (unsigned index = 64; index-- > 0;)
        if ((word & bit(index)) != 0)
            return index;
    return 64;
}

typedef void check(uint64_t word);

static void on_single_bits_and_pairs(check *expect)
{
    for (unsigned i = 0; i < 64; i++)
        for (unsigned k = 0; k <= i; k++)
            expect(bit(i) | bit(k));
}

/* Noise above each bit, noise below it, and noise all around. */
static void on_noise(check *expect, uint64_t noise)
{
    for (unsigned i = 0; i < 64; i++) {
        expect(noise << i | bit(i));
        expect(noise >> (63 - i) | bit(i));
        expect(noise | bit(i));
    }
}

static void on_random_words(check *expect)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < 1000000; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        uint64_t word = random ^ random >> 32;
        expect((word | 1) << i % 64);
        expect((word | bit(63)) >> i % 64);
    }
}

static void on_many_words(check *expect)
{
    on_single_bits_and_pairs(expect);
    on_noise(expect, UINT64_MAX);
    on_noise(expect, UINT64_C(0x5A846CA6485A3F5B));
    on_random_words(expect);
}

Test(bit_scans, zero_gives_64_where_the_name_says_so)
{
    cr_expect_eq(nb_lsb_or_64(0), 64, "0x%X", nb_lsb_or_64(0));
    cr_expect_eq(nb_msb_or_64(0), 64, "0x%X", nb_msb_or_64(0));
}

Test(bit_scans, scan_forward_tells_or_changes_nothing)
{
    for (unsigned at = 0; at < 64; at++) {
        unsigned index = 77;

        cr_expect_eq(nb_scan_forward(&index, 0), 0, "no bit");
        cr_expect_eq(index, 77, "no bit: 0x%X", index);
        cr_expect_eq(nb_scan_forward(&index, UINT64_MAX << at), 1,
                     "bit %u", at);
        cr_expect_eq(index, at, "bit %u: 0x%X", at, index);
    }
}

static unsigned how_many(uint64_t word)
{
    unsigned count = 0;

    for (unsigned index = 0; index < 64; index++)
        count += (word & bit(index)) != 0;
    return count;
}

static void expect_around_the_lowest(uint64_t word)
{
    unsigned at = lowest(word);
    uint64_t one = at < 64 ? bit(at) : 0, below = one - 1;

    cr_assert_eq(nb_isolate_lsb(word), one, "0x%jX", (uintmax_t)word);
    cr_assert_eq(nb_reset_lsb(word), word - one, "0x%jX",
                 (uintmax_t)word);
    cr_assert_eq(nb_below_lsb(word), below, "0x%jX", (uintmax_t)word);
    cr_assert_eq(nb_up_to_lsb(word), one | below, "0x%jX",
                 (uintmax_t)word);
    cr_assert_eq(nb_above_lsb(word), ~(one | below), "0x%jX",
                 (uintmax_t)word);
    cr_assert_eq(nb_smear_up(word), ~below, "0x%jX", (uintmax_t)word);
}

Test(bit_scans, bits_around_the_lowest_one)
{
    expect_around_the_lowest(0);
    on_many_words(expect_around_the_lowest);
}

static void expect_down_from_the_highest(uint64_t word)
{
    unsigned at = highest(word);
    uint64_t one = at < 64 ? bit(at) : 0;
    uint64_t down = one != 0 ? one | (one - 1) : 0;

    cr_assert_eq(nb_isolate_msb(word), one, "0x%jX", (uintmax_t)word);
    cr_assert_eq(nb_smear_down(word), down, "0x%jX", (uintmax_t)word);
}

Test(bit_scans, bits_down_from_the_highest_one)
{
    expect_down_from_the_highest(0);
    on_many_words(expect_down_from_the_highest);
}

static void expect_list(uint64_t word)
{
    uint8_t squares[65] = {0};
    unsigned count, at = 0;

    squares[how_many(word)] = 77;
    count = nb_serialise(squares, word);
    cr_assert_eq(count, how_many(word), "0x%jX", (uintmax_t)word);
    for (unsigned index = 0; index < 64; index++)
        if ((word & bit(index)) != 0)
            cr_assert_eq(squares[at++], index, "0x%jX",
                         (uintmax_t)word);
    cr_assert_eq(squares[count], 77, "0x%jX", (uintmax_t)word);
}

Test(bit_scans, a_set_becomes_a_list_in_order)
{
    expect_list(0);
    expect_list(UINT64_C(0xFFFF00000000FFFF));
    on_single_bits_and_pairs(expect_list);
    on_noise(expect_list, UINT64_MAX);
    on_noise(expect_list, UINT64_C(0x5A846CA6485A3F5B));
}

Test(bit_scans, counts_of_parts_are_counts)
{
    for (unsigned i = 0; i < 64; i++) {
        uint64_t run = UINT64_MAX >> i;
        uint64_t bytes = nb_byte_popcounts(run);

        for (unsigned k = 0; k < 64; k += 8)
            cr_expect_eq(bytes >> k & 255, how_many(run >> k & 255),
                         "byte %u of 0x%jX", k / 8, (uintmax_t)run);
        cr_expect_eq(nb_popcount_octal_u32((uint32_t)run),
                     how_many((uint32_t)run), "0x%jX", (uintmax_t)run);
    }
}

static int page_loop(uint64_t word)
{
    int index = 0;

    while ((word >>= 1) != 0)
        index++;
    return index;
}

static int page_logarithm(uint64_t word)
{
    return (int)(log((double)word) / log(2));
}

static int page_builtin(uint64_t word)
{
    return __builtin_clz((unsigned)word);
}

/* The word becomes the fraction of a double; its exponent is read. */
static int page_double(uint32_t word)
{
    uint64_t bits = UINT64_C(0x4330000000000000) | word;
    double number;

    memcpy(&number, &bits, sizeof number);
    number -= 4503599627370496.0;
    memcpy(&bits, &number, sizeof bits);
    return (int)(bits >> 52) - 1023;
}

static void expect_the_page(uint64_t word)
{
    cr_assert_eq(page_loop(word), (int)highest(word),
                 "loop of 0x%jX", (uintmax_t)word);
    if (word <= UINT32_MAX) {
        uint32_t x = (uint32_t)word;
        cr_assert_eq(page_double(x), (int)highest(x), "double of 0x%X",
                     x);
        cr_assert_eq(page_double(x & (0 - x)), (int)lowest(x),
                     "lowest of 0x%X", x);
    }
}

Test(bit_scans, the_page_finds_the_highest_bit)
{
    on_single_bits_and_pairs(expect_the_page);
    cr_expect_eq(page_loop(0), 0, "0x%X", page_loop(0));
    cr_expect_eq(page_double(0), -1023, "%d", page_double(0));
}

Test(bit_scans, the_builtin_of_the_page_counts_from_the_other_end)
{
    cr_expect_eq(page_builtin(18), 27, "%d", page_builtin(18));
    for (unsigned i = 0; i < 32; i++) {
        uint64_t far = bit(i) | bit(40);

        cr_expect_eq(page_builtin(bit(i)), 31 - (int)i, "bit %u", i);
        cr_expect_eq(page_builtin(far), 31 - (int)i, "bit %u", i);
    }
}

/* How many windows of six bits the products with all words have. */
static unsigned windows(uint64_t constant, uint64_t word_of(uint64_t))
{
    uint64_t seen = 0;

    for (unsigned i = 0; i < 64; i++)
        seen |= bit((unsigned)(word_of(bit(i)) * constant >> 58));
    return how_many(seen);
}

Test(bit_scans, windows_differ_for_bits_and_seldom_for_runs)
{
    static const uint64_t constants[] = {
        NB_DEBRUIJN,                 /* greed's */
        UINT64_C(0x037E84A99DAE458F),  /* the page's */
        UINT64_C(0x022FDD63CC95386D)}; /* another one in use */

    for (int i = 0; i < 3; i++) {
        unsigned bits = windows(constants[i], nb_isolate_lsb);
        unsigned runs = windows(constants[i], nb_up_to_lsb);

        cr_expect_eq(bits, 64, "constant %d: %u windows", i, bits);
        cr_expect_eq(runs == 64, i == 0, "constant %d: %u", i, runs);
    }
}

Test(bit_scans, every_bit_and_every_run_has_its_place)
{
    uint64_t places = 0, folded = 0;

    for (unsigned i = 0; i < 64; i++) {
        uint64_t run = UINT64_MAX >> (63 - i);

        places |= bit((unsigned)nb_debruijn_index(bit(i)));
        folded |= bit(nb_fold_index(run));
        cr_expect_eq(nb_top_of_run(run), i, "run to bit %u", i);
    }
    cr_expect_eq(places, UINT64_MAX, "0x%jX", (uintmax_t)places);
    cr_expect_eq(folded, UINT64_MAX, "0x%jX", (uintmax_t)folded);
}

Test(bit_scans, the_window_of_a_run_is_the_next_one_less_one)
{
    for (unsigned i = 0; i < 63; i++) {
        uint64_t next = nb_debruijn_index(bit(i + 1));
        uint64_t window = nb_debruijn_index(bit(i + 1) - 1);

        cr_expect_eq(window, next - 1, "run to bit %u", i);
    }
}

static unsigned lsb_log2(uint64_t word)
{
    return (unsigned)log2((double)nb_isolate_lsb(word));
}

Test(bit_scans, the_logarithm_of_an_isolated_bit_is_its_index)
{
    for (unsigned k = 0; k < 64; k++)
        cr_expect_eq(lsb_log2(UINT64_MAX << k), k, "bit %u", k);
}

/* 2^54 - 1 is no double; before that, precision beyond one helps. */
static const int rounded_up = FLT_EVAL_METHOD == 0 ? 48 : 54;

Test(bit_scans, the_logarithm_of_the_page_is_rounded_up)
{
    for (int k = 1; k < 48; k++)
        cr_expect_eq(page_logarithm(bit((unsigned)k) - 1), k - 1,
                     "2^%d - 1", k);
    cr_expect_eq(page_logarithm(bit((unsigned)rounded_up) - 1),
                 rounded_up, "2^%d - 1", rounded_up);
}

Test(bit_scans, searches_skip_what_is_zero)
{
    for (unsigned count = 1; count < 64; count++) {
        cr_expect_eq(nb_skip_low(bit(count), count), count, "low");
        cr_expect_eq(nb_skip_low(bit(count - 1), count), 0, "low");
        cr_expect_eq(nb_skip_high(bit(count), count), count, "high");
        cr_expect_eq(nb_skip_high(bit(count - 1), count), 0, "high");
    }
}

#define IMPL(name) VARIANT(nb_scan_function, #name, name, NB_WITH_NONE),
/* clang-format off */
static const nb_variant lsb_impls[] = {
    IMPL(nb_lsb_loop)
    IMPL(nb_lsb_search)
    IMPL(nb_lsb_popcount)
    IMPL(nb_lsb_modulo)
    IMPL(nb_lsb_double)
    IMPL(nb_lsb_fold)
    IMPL(nb_lsb_debruijn)
    IMPL(nb_lsb_separated)
    IMPL(nb_lsb_builtin)
};
static const nb_variant msb_impls[] = {
                        IMPL(nb_msb_loop) IMPL(nb_msb_search)
                            IMPL(nb_msb_smeared) IMPL(nb_msb_double)
                                IMPL(nb_msb_builtin)
};
static const nb_variant popcount_impls[] = {
    IMPL(nb_popcount_kernighan)
    IMPL(nb_popcount_octal)
    IMPL(nb_popcount_builtin)
    IMPL(nb_popcount_swar)
};
/* clang-format on */

static void expect_table(const nb_variants *table,
                         const nb_variant *impls, size_t count)
{
    cr_assert_eq(table->count, count, "%s", table->operation);
    for (size_t i = 0; i < count; i++) {
        cr_expect_str_eq(table->list[i].name, impls[i].name);
        cr_expect_eq(variants_chapter(table->operation, impls[i].name),
                     5, "%s", impls[i].name);
    }
}

Test(bit_scans, searches_in_arrays_can_end_with_a_scan)
{
    const nb_variants *all[] = {&nb_array_find_variants,
                                &nb_array_mismatch_variants};

    for (int i = 0; i < 2; i++) {
        const nb_variant *v = all[i]->list + 1;

        while (variants_chapter(all[i]->operation, v->name) < 5)
            v++;
        cr_expect_str_eq(v->name, "bit scan");
    }
}

#define EXPECT(name)                                                \
    cr_expect_str_eq(nb_##name##_variants.operation, #name);        \
    expect_table(&nb_##name##_variants, name##_impls,                \
                 sizeof name##_impls / sizeof *name##_impls)

Test(bit_scans, tables_have_every_variant_in_order)
{
    EXPECT(lsb);
    EXPECT(msb);
    EXPECT(popcount);
}

static nb_scan_function *scan;
static const char *scan_name;

static void expect_scan(uint64_t word, unsigned expected)
{
    unsigned got = scan(word);

    cr_assert_eq(got, expected, "%s of 0x%jX: %u, not %u", scan_name,
                 (uintmax_t)word, got, expected);
}

static void expect_lowest(uint64_t word)
{
    expect_scan(word, lowest(word));
}

static void expect_highest(uint64_t word)
{
    expect_scan(word, highest(word));
}

static void expect_how_many(uint64_t word)
{
    expect_scan(word, how_many(word));
}

static void on_one(const char *name, nb_scan_function *impl,
                   check *expect)
{
    scan_name = name;
    scan = impl;
    on_many_words(expect);
}

static void on_all(const nb_variants *of, check *expect)
{
    const nb_variant *v = NULL;

    while ((v = variants_next(of, v)) != NULL)
        on_one(v->name, (nb_scan_function *)v->function, expect);
}

Test(bit_scans, every_msb_is_the_highest_bit)
{
    on_all(&nb_msb_variants, expect_highest);
    on_one("nb_msb", nb_msb, expect_highest);
    on_one("nb_msb_or_64", nb_msb_or_64, expect_highest);
}

Test(bit_scans, every_popcount_counts)
{
    on_all(&nb_popcount_variants, expect_how_many);
    on_one("nb_popcount", nb_popcount, expect_how_many);
}

Test(bit_scans, a_word_of_zero_has_no_bit)
{
    const nb_variant *v = NULL;

    while ((v = variants_next(&nb_popcount_variants, v)) != NULL)
        cr_expect_eq(((nb_scan_function *)v->function)(0), 0, "%s",
                     v->name);
    cr_expect_eq(nb_popcount(0), 0, "0x%X", nb_popcount(0));
}

/* A refusal comes back by longjmp, which may lose what is plain. */
static void expect_zero_refused(const nb_variants *of)
{
    for (volatile size_t i = 0; i < of->count; i++)
        EXPECT_REFUSED(((nb_scan_function *)of->list[i].function)(0));
}

Test(bit_scans, debug_builds_refuse_zero)
{
    expect_zero_refused(&nb_lsb_variants);
    expect_zero_refused(&nb_msb_variants);
    EXPECT_REFUSED(nb_lsb(0));
    EXPECT_REFUSED(nb_msb(0));
    EXPECT_REFUSED(nb_exponent_of_double(0));
}

Test(bit_scans, every_lsb_is_the_lowest_bit)
{
    on_all(&nb_lsb_variants, expect_lowest);
    on_one("nb_lsb", nb_lsb, expect_lowest);
    on_one("nb_lsb_or_64", nb_lsb_or_64, expect_lowest);
}
