#include "guarded.h" /* first: it asks for mmap */
#include <criterion/criterion.h>
#include <inttypes.h>
#include <limits.h>
#include <nibble/array.h>
#include <nibble/decimal.h>
#include <nibble/signed.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "refusal.h"
#include "variants.h"

TestSuite(arrays, .timeout = 60);
Test(arrays, size_is_half_the_count_rounded_up)
{
    for (size_t bytes = 0; bytes < 1000; bytes++) {
        cr_expect_eq(nb_array_size(2 * bytes), bytes, "even, 0x%zX",
                     bytes);
        cr_expect_eq(nb_array_size(2 * bytes + 1), bytes + 1,
                     "odd, 0x%zX", bytes);
    }
    cr_expect_eq(nb_array_size(SIZE_MAX), SIZE_MAX / 2 + 1,
                 "size 0x%zX", nb_array_size(SIZE_MAX));
}

Test(arrays, get_and_set_agree_with_division_and_remainder)
{
    for (unsigned byte = 0; byte < 256; byte++)
        for (size_t i = 0; i < 6; i++)
            for (unsigned nibble = 0; nibble < 16; nibble++) {
                uint8_t a[3], want[3];

                memset(a, (int)byte, 3);
                memset(want, (int)byte, 3);
                cr_assert_eq(nb_array_get(a, i),
                             i % 2 ? byte / 16 : byte % 16,
                             "nibble %zu of 0x%02X", i, byte);
                want[i / 2] = (uint8_t)(
                    i % 2 ? nibble * 16 + byte % 16
                          : byte / 16 * 16 + nibble);
                nb_array_set(a, i, nibble);
                cr_assert_arr_eq(a, want, 3, "0x%X at %zu in 0x%02X",
                                 nibble, i, byte);
            }
}

static uint8_t nibbleBoard[32];

static int getPiece(int square)
{
    int shift = (square & 1) << 2; /* 4 or 0 */
    return (nibbleBoard[square >> 1] >> shift) & 15;
}

static void setPiece(int square, int piece)
{
    int shift = (square & 1) << 2; /* 4 or 0 */
    nibbleBoard[square >> 1] &= (uint8_t)(240 >> shift);
    nibbleBoard[square >> 1] |= (uint8_t)(piece << shift);
}

Test(arrays, the_mended_board_of_the_wiki_is_the_array)
{
    uint8_t board[32] = {0};

    for (int round = 0; round < 16; round++)
        for (int square = 0; square < 64; square++) {
            int piece = (square * 7 + round) % 16;

            setPiece(square, piece);
            nb_array_set(board, (size_t)square, (unsigned)piece);
            cr_assert_eq(getPiece(square), piece, "square %d", square);
            cr_assert_arr_eq(board, nibbleBoard, 32, "0x%X on %d",
                             (unsigned)piece, square);
        }
}

Test(arrays, the_board_of_the_wiki_spills_into_the_neighbour)
{
    memset(nibbleBoard, 0, sizeof nibbleBoard);
    setPiece(0, 16);
    cr_expect_eq(getPiece(0), 0, "a1 is 0x%X", (unsigned)getPiece(0));
    cr_expect_eq(getPiece(1), 1, "b1 is 0x%X", (unsigned)getPiece(1));
    setPiece(3, 18);
    cr_expect_eq(getPiece(3), 2, "d1 is 0x%X", (unsigned)getPiece(3));
    cr_expect_eq(getPiece(4), 0, "e1 is 0x%X", (unsigned)getPiece(4));
}

Test(arrays, a_mask_falls_off_the_edge_of_32_bits_and_not_of_64)
{
    for (unsigned file = 0; file < 8; file++) {
        uint32_t mask = UINT32_C(15) << 4 * file;
        unsigned east = 0, west = 0;

        for (uint32_t m = mask << 4; m != 0; m <<= 4)
            east++;
        for (uint32_t m = mask >> 4; m != 0; m >>= 4)
            west++;
        cr_expect_eq(east, 7 - file, "%u east of file %u", east, file);
        cr_expect_eq(west, file, "%u west of file %u", west, file);
    }
    cr_expect_eq((uint64_t)UINT32_C(0xF0000000) << 4,
                 UINT64_C(0xF) << 4 * 8, "east of h1 is not a2");
}

Test(arrays, a_file_comes_down_and_not_up)
{
    const uint32_t rank = UINT32_C(0x957DB759);
    uint8_t bytes[4];

    nb_store_u32(bytes, rank);
    for (unsigned file = 0; file < 8; file++) {
        cr_expect_eq((rank >> file * 4) & 0xF,
                     nb_array_get(bytes, file), "down, file %u", file);
        cr_expect_eq((rank << file * 4) & 0xF, file == 0 ? 9 : 0,
                     "up, file %u", file);
    }
}

Test(arrays, a_little_endian_word_begins_with_its_lowest_byte)
{
    const uint8_t want[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    uint64_t number = UINT64_C(0x0807060504030201);
    uint64_t word = nb_little_endian(number);

    cr_expect_arr_eq(&word, want, 8, "0x%016" PRIX64, word);
    cr_expect_eq(nb_little_endian(word), number, "and back");
}

Test(arrays, words_are_little_endian_at_any_address)
{
    uint8_t bytes[24], stored[24];

    for (unsigned i = 0; i < 24; i++)
        bytes[i] = (uint8_t)(i * 0x1D + 0x81);
    for (size_t at = 0; at < 16; at++) {
        uint64_t word = nb_load_u64(bytes + at);

        for (unsigned i = 0; i < 8; i++)
            cr_expect_eq(word >> 8 * i & 0xFF, bytes[at + i],
                         "byte %u at %zu", i, at);
        cr_expect_eq(nb_load_u32(bytes + at), (uint32_t)word, "%zu",
                     at);
        for (size_t size = 4; size <= 8; size += 4) {
            memset(stored, 0x5A, sizeof stored);
            if (size == 8)
                nb_store_u64(stored + at, word);
            else
                nb_store_u32(stored + at, (uint32_t)word);
            for (size_t i = 0; i < sizeof stored; i++)
                cr_expect_eq(stored[i], i - at < size ? bytes[i] : 0x5A,
                             "%zu bytes at %zu: %zu", size, at, i);
        }
    }
}

enum { MAX_COUNT = 140, PLACES = 10 };
static uint8_t *buffers[BUFFERS], copies[BUFFERS][BUFFER_SIZE];

static unsigned at(const uint8_t *array, size_t i)
{
    return i % 2 == 0 ? array[i / 2] % 16u : array[i / 2] / 16u;
}

static void put(uint8_t *array, size_t i, unsigned nibble)
{
    unsigned byte = array[i / 2];

    array[i / 2] = (uint8_t)(i % 2 == 0 ? byte / 16 * 16 + nibble
                                        : nibble * 16 + byte % 16);
}

static uint32_t seed = 0x3F;

static uint8_t random_byte(void)
{
    seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
    return (uint8_t)(seed >> 24);
}

/* An array in a room full of random bytes. The last two places are at
 * the end of the room and at its beginning. */
static uint8_t *place(int which, size_t size, size_t where)
{
    uint8_t *buffer = guarded(which, where != PLACES - 1);

    buffers[which] = buffer;
    for (size_t i = 0; i < BUFFER_SIZE; i++)
        copies[which][i] = buffer[i] = random_byte();
    if (where < PLACES - 2)
        return buffer + 64 + where;
    return where == PLACES - 1 ? buffer : buffer + BUFFER_SIZE - size;
}

static void expect_index(size_t got, size_t want, const nb_variant *v,
                         size_t count, size_t where)
{
    cr_assert_eq(got, want, "%s, %zu nibbles at %zu: %zu, not %zu",
                 v->name, count, where, got, want);
}

/* The same array in the copy of the room, where we may change it. */
static uint8_t *wanted(int which, const uint8_t *array)
{
    return copies[which] + (array - buffers[which]);
}

static void expect_wanted(const nb_variant *v, size_t count,
                          size_t where)
{
    for (int which = 0; which < BUFFERS; which++)
        cr_assert_arr_eq(buffers[which], copies[which], BUFFER_SIZE,
                         "%s, %zu nibbles at %zu: room %d", v->name,
                         count, where, which);
}

typedef void check(const nb_variant *v, size_t count, size_t where);

static void try_all(const nb_variants *of, check *check_one)
{
    for (int which = 0; which < BUFFERS; which++)
        place(which, 0, 0);
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count <= MAX_COUNT; count++)
            for (size_t where = 0; where < PLACES; where++)
                check_one(v, count, where);
}

#define CALL(type, v) ((type *)(v)->function)

static void check_unpack(const nb_variant *v, size_t count,
                         size_t where)
{
    uint8_t *from = place(0, (count + 1) / 2, where);
    uint8_t *to = place(1, count, (where + count) % PLACES);

    for (size_t i = 0; i < count; i++)
        wanted(1, to)[i] = (uint8_t)at(from, i);
    CALL(nb_array_unpack_function, v)(to, from, count);
    expect_wanted(v, count, where);
}

static void check_add(const nb_variant *v, size_t count, size_t where)
{
    size_t size = (count + 1) / 2;
    uint8_t *a = place(0, size, where);
    uint8_t *b = place(1, size, (where + 3) % PLACES);
    uint8_t *to = place(2, size, (where + count) % PLACES);
    uint8_t *all[] = {a, b, to};

    for (int which = 2; which >= 0; which--) {
        uint8_t *want = wanted(which, all[which]);
        for (size_t i = 0; i < count; i++) {
            unsigned sum = at(a, i) + at(b, i);
            put(want, i, sum > 15 ? 15 : sum);
        }
        CALL(nb_array_add_saturated_function, v)
        (all[which], a, b, count);
        expect_wanted(v, count, where);
    }
}

static void check_mismatch(const nb_variant *v, size_t count,
                           size_t where)
{
    nb_array_mismatch_function *mismatch =
        CALL(nb_array_mismatch_function, v);
    size_t size = (count + 1) / 2, other = (where + count) % PLACES;
    uint8_t *a = place(0, size, where), *b = place(1, size, other);

    for (size_t i = 0; i < count; i++)
        put(b, i, at(a, i));
    for (size_t i = count + 1; i-- > 0;) {
        if (i < count)
            put(b, i, at(a, i) ^ 1u << i % 4);
        expect_index(mismatch(a, b, i), i, v, i, where);
        expect_index(mismatch(a, b, count), i, v, count, where);
    }
}

static void check_signed(const nb_variant *v, size_t count,
                         size_t where)
{
    uint8_t *from = place(0, (count + 1) / 2, where);
    uint8_t *to = place(1, count, (where + count) % PLACES);

    for (size_t i = 0; i < count; i++)
        wanted(1, to)[i] =
            (uint8_t)(at(from, i) + (at(from, i) < 8 ? 0 : 240));
    CALL(nb_array_unpack_signed_function, v)((int8_t *)to, from,
                                             count);
    expect_wanted(v, count, where);
}

static void check_pack(const nb_variant *v, size_t count, size_t where)
{
    uint8_t *from = place(0, count, where);
    uint8_t *to = place(1, (count + 1) / 2, (where + count) % PLACES);

    for (size_t i = 0; i < count; i++)
        put(wanted(1, to), i, from[i] % 16u);
    CALL(nb_array_pack_function, v)(to, from, count);
    expect_wanted(v, count, where);
}

static void check_fill(const nb_variant *v, size_t count, size_t where)
{
    uint8_t *to = place(0, (count + 1) / 2, where);

    for (unsigned nibble = 0; nibble < 16; nibble++) {
        for (size_t i = 0; i < count; i++)
            put(wanted(0, to), i, nibble);
        CALL(nb_array_fill_function, v)(to, count, nibble);
        expect_wanted(v, count, where);
    }
}

static void check_find(const nb_variant *v, size_t count, size_t where)
{
    uint8_t *array = place(0, (count + 1) / 2, where);
    unsigned nibble = random_byte() % 16;
    nb_array_find_function *find =
        CALL(nb_array_find_function, v);

    for (size_t i = 0; i < count; i++)
        if (at(array, i) == nibble)
            put(array, i, nibble ^ 1u << i % 4);
    for (size_t i = count + 1; i-- > 0;) {
        if (i < count)
            put(array, i, nibble);
        expect_index(find(array, i, nibble), i, v, i, where);
        expect_index(find(array, count, nibble), i, v, count, where);
    }
}

static void check_count(const nb_variant *v, size_t count, size_t where)
{
    uint8_t *array = place(0, (count + 1) / 2, where);
    unsigned often = random_byte() % 16;
    size_t counts[16] = {0};

    for (size_t i = 0; i < count; i++) {
        if (random_byte() % 4 != 0)
            put(array, i, often);
        counts[at(array, i)]++;
    }
    for (unsigned nibble = 0; nibble < 16; nibble++)
        expect_index(
            CALL(nb_array_count_function, v)(array, count, nibble),
            counts[nibble], v, count, where);
}

Test(arrays, every_variant_does_what_the_definition_says)
{
    try_all(&nb_array_unpack_variants, check_unpack);
    try_all(&nb_array_unpack_signed_variants, check_signed);
    try_all(&nb_array_pack_variants, check_pack);
    try_all(&nb_array_fill_variants, check_fill);
    try_all(&nb_array_add_saturated_variants, check_add);
    try_all(&nb_array_mismatch_variants, check_mismatch);
    try_all(&nb_array_find_variants, check_find);
    try_all(&nb_array_count_variants, check_count);
}

Test(arrays, count_does_not_overflow_its_lanes)
{
    static uint8_t array[1024];
    const nb_variants *of = &nb_array_count_variants;

    memset(array, 0xFF, sizeof array);
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 200; count <= 2048; count++)
            expect_index(
                CALL(nb_array_count_function, v)(array, count, 15),
                count, v, count, 0);
}

static void check_sub(const nb_variant *v, size_t count, size_t where)
{
    size_t size = (count + 1) / 2;
    uint8_t *a = place(0, size, where);
    uint8_t *b = place(1, size, (where + 3) % PLACES);
    uint8_t *to = place(2, size, (where + count) % PLACES);
    uint8_t *all[] = {a, b, to};

    for (int which = 2; which >= 0; which--) {
        uint8_t *want = wanted(which, all[which]);
        for (size_t i = 0; i < count; i++)
            put(want, i, at(a, i) > at(b, i) ? at(a, i) - at(b, i) : 0);
        nb_array_sub_saturated(all[which], a, b, count);
        expect_wanted(v, count, where);
    }
}

static void check_map(const nb_variant *v, size_t count, size_t where)
{
    size_t size = (count + 1) / 2;
    uint8_t *from = place(0, size, where);
    uint8_t *to = place(1, size, (where + count) % PLACES);
    uint64_t table = 0;

    for (int i = 0; i < 8; i++)
        table = table << 8 | random_byte();
    for (int in_place = 0; in_place < 2; in_place++) {
        uint8_t *into = in_place ? from : to;
        uint8_t *want = wanted(!in_place, into);

        for (size_t i = 0; i < count; i++)
            put(want, i, (unsigned)(table >> 4 * at(from, i) & 15));
        CALL(nb_array_map_function, v)(into, from, count, table);
        expect_wanted(v, count, where);
    }
}

static void check_popcount(const nb_variant *v, size_t count,
                           size_t where)
{
    uint8_t *array = place(0, (count + 1) / 2, where);
    size_t ones = 0;

    for (size_t i = 0; i < 4 * count; i++)
        ones += at(array, i / 4) >> i % 4 & 1;
    expect_index((size_t)nb_array_popcount(array, count), ones, v,
                 count, where);
}

static void place_all(void)
{
    for (int which = 0; which < BUFFERS; which++)
        place(which, 0, 0);
}

static void try_name(const char *name, check *check_one)
{
    const nb_variant v = {name, NULL, 0};

    place_all();
    for (size_t count = 0; count <= MAX_COUNT; count++)
        for (size_t where = 0; where < PLACES; where++)
            check_one(&v, count, where);
}

Test(arrays, differences_maps_and_ones_are_those_of_the_definition)
{
    try_name("nb_array_sub_saturated", check_sub);
    try_name("nb_array_popcount", check_popcount);
    try_all(&nb_array_map_variants, check_map);
}

Test(arrays, each_difference_stops_at_0)
{
    for (unsigned pairs = 0; pairs < 65536; pairs++) {
        uint8_t a = (uint8_t)pairs, b = (uint8_t)(pairs >> 8), to = 0;

        nb_array_sub_saturated(&to, &a, &b, 2);
        for (size_t i = 0; i < 2; i++) {
            unsigned x = at(&a, i), y = at(&b, i);
            cr_assert_eq(at(&to, i), x > y ? x - y : 0,
                         "0x%X - 0x%X", x, y);
        }
    }
}

/* Copies between buffers, or within one. */
static void check_copy(size_t t, size_t f, size_t count,
                       bool same_buffer)
{
    const nb_variant v = {"nb_array_copy", NULL, 0};
    size_t size = (t + count + 1) / 2 - t / 2;
    size_t from_size = (f + count + 1) / 2 - f / 2;
    uint8_t *to = place(1, size, PLACES - 2 + t / 2 % 2);
    uint8_t *from = place(0, from_size, PLACES - 2 + f / 2 % 2);
    uint8_t *want = wanted(1, to);

    if (same_buffer)
        to = buffers[1] + 40, from = to, want = wanted(1, to);
    else
        to -= t / 2, from -= f / 2, want -= t / 2;
    for (size_t i = 0; i < count; i++)
        put(want, t + i, at(from, f + i));
    nb_array_copy(to + t / 4, t - t / 4 * 2, from + f / 3,
                  f - f / 3 * 2, count);
    expect_wanted(&v, count, 100 * t + f);
}

Test(arrays, copies_go_from_any_index_to_any_other)
{
    place_all();
    for (size_t count = 0; count <= 80; count++)
        for (size_t t = 0; t < 6; t++)
            for (size_t f = 0; f < 6; f++)
                check_copy(t, f, count, false);
}

Test(arrays, copies_may_overlap_in_any_way)
{
    place_all();
    for (size_t count = 0; count <= 80; count += 1 + count / 20)
        for (size_t t = 0; t < 40; t++)
            for (size_t f = 0; f < 40; f++)
                check_copy(t, f, count, true);
}

Test(arrays, a_missing_feature_has_a_name)
{
    cr_expect_null(nb_missing_feature(0, 0), "nothing is needed");
    cr_expect_null(nb_missing_feature(NB_BMI2, NB_BMI2), "it is there");
    cr_expect_str_eq(nb_missing_feature(NB_BMI2, 0), "bmi2",
                     "none is there");
    cr_expect_str_eq(nb_missing_feature(NB_BMI2, ~(unsigned)NB_BMI2),
                     "bmi2", "all others are there");
#if NB_X86_64
    cr_expect_eq((nb_features_for_isa(NULL) & NB_BMI2) != 0,
                 __builtin_cpu_supports("bmi2") != 0, "bmi2");
#endif
}

Test(arrays, plain_names_do_what_they_say)
{
    uint8_t rank[4] = {0x48, 0xA6, 0x6C, 0x84}, other[4], bytes[8];
    int8_t values[8];

    nb_array_unpack(bytes, rank, 8);
    cr_expect_arr_eq(bytes, ((uint8_t[]){8, 4, 6, 10, 12, 6, 4, 8}), 8);
    nb_array_unpack_signed(values, rank, 8);
    cr_expect_arr_eq(values, ((int8_t[]){-8, 4, 6, -6, -4, 6, 4, -8}),
                     8);
    nb_array_pack(other, bytes, 8);
    cr_expect_arr_eq(other, rank, 4, "packed");
    nb_array_add_saturated(other, rank, rank, 8);
    cr_expect_arr_eq(other, ((uint8_t[]){0x8F, 0xFC, 0xCF, 0xF8}), 4);
    nb_array_fill(other, 8, 0);
    cr_expect_arr_eq(other, ((uint8_t[]){0, 0, 0, 0}), 4);
    cr_expect_eq(nb_array_count(rank, 8, 6), 2, "count");
    cr_expect_eq(nb_array_find(rank, 8, 12), 4, "find");
}

Test(arrays, boards_differ_where_a_pawn_left)
{
    const uint8_t before[32] = {[4] = 0x22, 0x22, 0x22, 0x22};
    const uint8_t after[32] = {[4] = 0x22, 0x22, 0x20, 0x22, [14] = 2};

    cr_expect_eq(nb_array_mismatch(before, after, 64), 12, "mismatch");
    cr_expect_eq(nb_array_compare(before, after, 64), 1, "compare");
}

Test(arrays, compare_looks_at_the_first_difference)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++)
            for (size_t i = 0; i < 40; i++) {
                uint8_t a[20] = {0}, b[20] = {0};

                put(a, i, x);
                put(b, i, y);
                for (size_t k = i + 1; k < 40; k++)
                    put(x < y ? a : b, k, 15);
                cr_assert_eq(nb_array_compare(a, b, i + 1),
                             (x > y) - (x < y),
                             "0x%X and 0x%X at %zu", x, y, i);
                cr_assert_eq(nb_array_compare(a, b, i), 0, "%zu", i);
            }
}

Test(arrays, debug_builds_refuse_nibbles_above_15)
{
    static const unsigned wrong[] = {16, 17, 255, UINT_MAX};
    static uint8_t array[4];

    for (volatile int i = 0; i < 4; i++) {
        const unsigned n = wrong[i];
        EXPECT_REFUSED(nb_array_set(array, 0, n));
        EXPECT_REFUSED(nb_array_fill(array, 8, n));
        EXPECT_REFUSED(nb_array_count(array, 8, n));
        EXPECT_REFUSED(nb_array_find(array, 8, n));
    }
}

Test(arrays, each_variant_says_which_chapter_made_it)
{
    static const char ours[] = "plain swar pdep pext runs memset";
    const nb_variants *const *of = nb_operations;

    for (; *of != NULL; of++)
        for (size_t k = 0; k < (*of)->count; k++) {
            const nb_variant *v = &(*of)->list[k];

            if (strncmp((*of)->operation, "array", 5) == 0 &&
                strstr(ours, v->name) != NULL)
                cr_expect_eq(variants_chapter((*of)->operation,
                                              v->name),
                             4, "%s, %s", (*of)->operation, v->name);
        }
}

Test(arrays, null_pointers_to_no_nibbles_are_fine)
{
    nb_array_unpack(NULL, NULL, 0);
    nb_array_unpack_signed(NULL, NULL, 0);
    nb_array_pack(NULL, NULL, 0);
    nb_array_fill(NULL, 0, 15);
    nb_array_add_saturated(NULL, NULL, NULL, 0);
    cr_expect_eq(nb_array_mismatch(NULL, NULL, 0), 0, "mismatch");
    cr_expect_eq(nb_array_compare(NULL, NULL, 0), 0, "compare");
    cr_expect_eq(nb_array_count(NULL, 0, 15), 0, "count");
    cr_expect_eq(nb_array_find(NULL, 0, 15), 0, "find");
}

Test(arrays, one_nibble_is_an_array)
{
    const uint8_t one[] = {0x7D};
    uint8_t to[] = {0xA0};
    int8_t value = 0;

    nb_array_unpack(to, one, 1);
    cr_expect_eq(to[0], 13, "unpacked: 0x%02X", to[0]);
    nb_array_unpack_signed(&value, one, 1);
    cr_expect_eq(value, -3, "unpacked, signed: %d", value);
    to[0] = 0xA0;
    nb_array_pack(to, one, 1);
    cr_expect_eq(to[0], 0xAD, "packed: 0x%02X", to[0]);
    nb_array_add_saturated(to, to, one, 1);
    cr_expect_eq(to[0], 0xAF, "added: 0x%02X", to[0]);
    nb_array_fill(to, 1, 5);
    cr_expect_eq(to[0], 0xA5, "filled: 0x%02X", to[0]);
    cr_expect_eq(nb_array_mismatch(to, to, 1), 1, "mismatch");
    cr_expect_eq(nb_array_count(to, 1, 5), 1, "count");
    cr_expect_eq(nb_array_find(to, 1, 10), 1, "find");
}
Test(arrays, four_more_names_do_what_they_say)
{
    const uint64_t colours = UINT64_C(0xFECDAB8967452310);
    uint8_t rank[4] = {0x48, 0xA6, 0x6C, 0x84}, other[4];

    nb_array_map(other, rank, 8, colours);
    cr_expect_arr_eq(other, ((uint8_t[]){0x59, 0xB7, 0x7D, 0x95}), 4);
    nb_array_sub_saturated(other, other, rank, 8);
    cr_expect_arr_eq(other, ((uint8_t[]){0x11, 0x11, 0x11, 0x11}), 4);
    cr_expect_eq(nb_array_popcount(other, 7), 7, "ones");
    nb_array_copy(other, 1, rank, 4, 3);
    cr_expect_arr_eq(other, ((uint8_t[]){0xC1, 0x46, 0x11, 0x11}), 4);
    nb_array_map(other, rank, 1, colours);
    cr_expect_eq(other[0], 0xC9, "one nibble: 0x%02X", other[0]);
    nb_array_sub_saturated(NULL, NULL, NULL, 0);
    nb_array_map(NULL, NULL, 0, 0);
    nb_array_copy(NULL, 0, NULL, 0, 0);
    cr_expect_eq(nb_array_popcount(NULL, 0), 0, "no ones");
}

Test(arrays, ones_do_not_overflow_their_lanes)
{
    static uint8_t array[1024];

    memset(array, 0xFF, sizeof array);
    for (size_t count = 0; count <= 2048; count++)
        cr_assert_eq(nb_array_popcount(array, count), 4 * count,
                     "%zu nibbles", count);
}
static unsigned random_digit(void)
{
    return random_byte() % 4 == 0 ? random_byte() % 10u : 9;
}

static uint8_t *place_digits(int which, size_t count, size_t where)
{
    uint8_t *digits = place(which, (count + 1) / 2, where);

    for (size_t i = 0; i < count; i++) {
        put(digits, i, random_digit());
        put(wanted(which, digits), i, at(digits, i));
    }
    return digits;
}

/* As on paper: returns the carry, or with sign -1 the borrow. */
static bool add_on_paper(uint8_t *to, const uint8_t *a,
                         const uint8_t *b, size_t count, bool carry,
                         int sign)
{
    for (size_t i = 0; i < count; i++) {
        int digit = (int)at(a, i) + sign * ((int)at(b, i) + carry);

        carry = digit < 0 || digit > 9;
        put(to, i, (unsigned)((digit + 10) % 10));
    }
    return carry;
}

static bool is(nb_decimal_result r, nb_decimal_error error,
               size_t position)
{
    return r.error == error && r.position == position;
}

static void check_sum(size_t count, size_t where, bool carry, int sign)
{
    const nb_variant v = {sign > 0 ? "add" : "sub", NULL, 0};
    uint8_t *a = place_digits(0, count, where);
    uint8_t *b = place_digits(1, count, (where + 3) % PLACES);
    uint8_t *to = place(2, (count + 1) / 2, (where + count) % PLACES);
    uint8_t *all[] = {a, b, to};

    for (int which = 2; which >= 0; which--) {
        bool out = carry;
        bool want = add_on_paper(wanted(which, all[which]), a, b, count,
                                 carry, sign);
        nb_decimal_result r =
            sign > 0 ? nb_decimal_add(all[which], a, b, count, &out)
                     : nb_decimal_sub(all[which], a, b, count, &out);

        cr_assert(is(r, NB_DECIMAL_OK, count), "%zu digits", count);
        cr_assert_eq(out, want, "%zu digits, %s", count, v.name);
        expect_wanted(&v, count, where);
    }
}

Test(arrays, decimal_sums_are_those_on_paper)
{
    for (int which = 0; which < BUFFERS; which++)
        place(which, 0, 0);
    for (size_t count = 0; count <= MAX_COUNT; count++)
        for (size_t where = 0; where < PLACES; where++)
            for (int i = 0; i < 4; i++)
                check_sum(count, where, i % 2 != 0, i < 2 ? 1 : -1);
}

static void put_both(int which, uint8_t *array, size_t i, unsigned n)
{
    put(array, i, n);
    put(wanted(which, array), i, n);
}

/* The other number has a wrong digit as well, in the next place. */
static void check_refused(size_t count, size_t bad, int which)
{
    const nb_variant v = {"refused", NULL, 0};
    uint8_t *numbers[2] = {place_digits(0, count, bad % PLACES),
                           place_digits(1, count, count % PLACES)};
    uint8_t *to = place(2, (count + 1) / 2, 0);
    bool out = count % 2 != 0;

    put_both(which, numbers[which], bad,
             10 + (unsigned)(count + bad) % 6);
    if (bad + 1 < count)
        put_both(!which, numbers[!which], bad + 1, 10);
    cr_assert(is(nb_decimal_add(to, numbers[0], numbers[1], count,
                                &out),
                 NB_DECIMAL_BAD_DIGIT, bad),
              "add, %zu digits, %zu is bad", count, bad);
    cr_assert(is(nb_decimal_sub(numbers[0], numbers[0], numbers[1],
                                count, &out),
                 NB_DECIMAL_BAD_DIGIT, bad),
              "sub, %zu digits, %zu is bad", count, bad);
    cr_assert_eq(out, count % 2 != 0, "the carry is changed");
    expect_wanted(&v, count, bad);
}

Test(arrays, digits_above_9_are_refused_with_their_place)
{
    for (size_t count = 1; count <= 70; count++)
        for (size_t bad = 0; bad < count; bad++) {
            check_refused(count, bad, 0);
            check_refused(count, bad, 1);
        }
}

/* A number with some leading zeros, into a text of some size. */
static void check_print(size_t count, size_t zeros, size_t size)
{
    const nb_variant v = {"nb_decimal_print", NULL, 0};
    size_t length = count > zeros ? count - zeros : 1;
    uint8_t *digits = place_digits(0, count, count % PLACES);
    uint8_t *text = place(1, size, PLACES - 2 + zeros % 2);
    bool fits = size > length;

    for (size_t i = count - zeros; i < count; i++)
        put_both(0, digits, i, 0);
    if (count > zeros)
        put_both(0, digits, length - 1, 1 + (unsigned)count % 9);
    for (size_t i = 0; fits && i < length; i++)
        wanted(1, text)[length - 1 - i] =
            (uint8_t)"0123456789"[count == 0 ? 0 : at(digits, i)];
    if (fits)
        wanted(1, text)[length] = '\0';
    cr_assert(is(nb_decimal_print((char *)text, size, digits, count),
                 fits ? NB_DECIMAL_OK : NB_DECIMAL_NO_SPACE, length),
              "%zu digits, %zu zeros, size %zu", count, zeros, size);
    expect_wanted(&v, count, size);
}

Test(arrays, decimal_numbers_print_without_leading_zeros)
{
    place(2, 0, 0);
    for (size_t count = 0; count <= 70; count++)
        for (size_t zeros = 0; zeros <= count; zeros++) {
            check_print(count, zeros, 0);
            for (size_t more = 0; more < 4; more++)
                check_print(count, zeros, count - zeros + more);
        }
}

Test(arrays, decimal_numbers_do_what_they_say)
{
    const uint8_t old[2] = {0x99, 0x19}, one[2] = {1};
    uint8_t to[2];
    char text[5] = "?";
    bool carry = false;

    nb_decimal_add(to, old, one, 4, &carry);
    cr_expect(is(nb_decimal_print(text, 5, to, 4), NB_DECIMAL_OK, 4),
              "printed");
    cr_expect_str_eq(text, "2000", "1999 + 1 is %s", text);
    nb_decimal_sub(to, one, to, 4, &carry);
    cr_expect(carry, "1 - 2000 is below 0");
    nb_decimal_print(text, 5, to, 4);
    cr_expect_str_eq(text, "8001", "1 - 2000 + 10000 is %s", text);
    to[1] = 0xA0;
    cr_expect(is(nb_decimal_print(text, 0, to, 4), NB_DECIMAL_BAD_DIGIT,
                 3),
              "no digit");
    cr_expect_str_eq(text, "8001", "untouched");
    cr_expect(is(nb_decimal_add(NULL, NULL, NULL, 0, &carry),
                 NB_DECIMAL_OK, 0) &&
                  carry,
              "the carry goes through");
    cr_expect(is(nb_decimal_print(NULL, 0, NULL, 0),
                 NB_DECIMAL_NO_SPACE, 1),
              "0 takes a digit");
}

static void check_words(uint64_t x, uint64_t y, bool carry)
{
    uint8_t a[8], b[8], sum[8], difference[8];

    nb_store_u64(a, x);
    nb_store_u64(b, y);
    for (size_t i = 0; i < 16; i++) {
        bool over = add_on_paper(sum, a, b, i + 1, carry, 1);
        bool under = add_on_paper(difference, a, b, i + 1, carry, -1);

        cr_assert_eq(nb_decimal_carries64(x, y, carry) >> 4 * i & 15,
                     over ? 8 : 0, "%zu: %" PRIX64 " + %" PRIX64, i, x,
                     y);
        cr_assert_eq(nb_decimal_borrows64(x, y, carry) >> 4 * i & 15,
                     under ? 8 : 0, "%zu: %" PRIX64 " - %" PRIX64, i, x,
                     y);
    }
    cr_assert_eq(nb_decimal_add64(x, y, carry), nb_load_u64(sum),
                 "%" PRIX64 " + %" PRIX64, x, y);
    cr_assert_eq(nb_decimal_sub64(x, y, carry), nb_load_u64(difference),
                 "%" PRIX64 " - %" PRIX64, x, y);
}

Test(arrays, sixteen_digits_are_those_on_paper)
{
    for (int round = 0; round < 2000; round++) {
        uint64_t x = 0, y = 0;

        for (int i = 0; i < 16; i++) {
            x = x << 4 | random_digit();
            y = y << 4 | random_digit();
        }
        check_words(x, y, round % 2 != 0);
        check_words(x, 9 * NB_L64 - x, round % 2 != 0);
    }
}

Test(arrays, each_lane_above_9_is_invalid)
{
    for (unsigned byte = 0; byte < 256; byte++)
        for (unsigned at = 0; at < 64; at += 8) {
            uint64_t low = byte % 16 > 9 ? 0x08 : 0;
            uint64_t high = byte / 16 > 9 ? 0x80 : 0;
            uint64_t x = (uint64_t)byte << at;

            cr_assert_eq(nb_decimal_invalid64(x), (low | high) << at,
                         "0x%" PRIX64, x);
        }
}

Test(arrays, debug_builds_refuse_words_with_lanes_above_9)
{
    static const uint64_t wrong[] = {10, UINT64_C(15) << 60};

    for (volatile int i = 0; i < 2; i++) {
        const uint64_t x = wrong[i];
        EXPECT_REFUSED(nb_decimal_add64(x, 0, false));
        EXPECT_REFUSED(nb_decimal_add64(0, x, false));
        EXPECT_REFUSED(nb_decimal_sub64(x, 0, false));
        EXPECT_REFUSED(nb_decimal_carries64(x, 0, true));
        EXPECT_REFUSED(nb_decimal_borrows64(x, 0, true));
    }
}
