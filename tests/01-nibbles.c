#include <criterion/criterion.h>
#include <ctype.h>
#include <limits.h>
#include <nibble/nibble.h>
#include "refusal.h"
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

TestSuite(nibbles, .timeout = 10);

Test(nibbles, high_is_the_quotient_by_16_and_low_the_remainder)
{
    for (unsigned byte = 0; byte < 256; byte++) {
        cr_expect_eq(nb_high((uint8_t)byte), byte / 16,
                     "high of 0x%02X", byte);
        cr_expect_eq(nb_low((uint8_t)byte), byte % 16,
                     "low of 0x%02X", byte);
    }
}

Test(nibbles, join_is_16_times_high_plus_low)
{
    for (unsigned high = 0; high < 16; high++)
        for (unsigned low = 0; low < 16; low++)
            cr_expect_eq(nb_join(high, low), 16 * high + low,
                         "0x%X and 0x%X", high, low);
}

Test(nibbles, swap_exchanges_quotient_and_remainder)
{
    for (unsigned byte = 0; byte < 256; byte++)
        cr_expect_eq(nb_swap((uint8_t)byte), byte % 16 * 16 + byte / 16,
                     "swap of 0x%02X", byte);
}

Test(nibbles, every_nibble_has_its_digit)
{
    static const char digits[] = "0123456789abcdef";

    for (unsigned n = 0; n < 16; n++) {
        cr_expect_eq(nb_digit_table(n), digits[n], "table, 0x%X", n);
        cr_expect_eq(nb_digit_arithmetic(n), digits[n],
                     "arithmetic, 0x%X", n);
        cr_expect_eq(nb_digit(n), digits[n], "plain, 0x%X", n);
    }
}

Test(nibbles, debug_builds_refuse_more_than_15)
{
    static const unsigned wrong[] = {16, 17, 255, UINT_MAX};

    for (volatile int i = 0; i < 4; i++) {
        const unsigned n = wrong[i];
        EXPECT_REFUSED(nb_join(n, 0));
        EXPECT_REFUSED(nb_join(0, n));
        EXPECT_REFUSED(nb_join(n, n));
        EXPECT_REFUSED(nb_digit_table(n));
        EXPECT_REFUSED(nb_digit_arithmetic(n));
    }
}

static unsigned value_by_definition(char c)
{
    unsigned value = 16;

    if (isxdigit((unsigned char)c))
        sscanf((char[]){c, '\0'}, "%x", &value);
    return value;
}

Test(nibbles, every_character_has_its_value_or_none)
{
    for (int code = CHAR_MIN; code <= CHAR_MAX; code++) {
        char c = (char)code;
        unsigned value = value_by_definition(c);
        unsigned shown = (unsigned char)c;

        cr_expect_eq(nb_digit_value_table(c), value, "0x%02X", shown);
        cr_expect_eq(nb_digit_value_arithmetic(c), value,
                     "arithmetic, 0x%02X", shown);
        cr_expect_eq(nb_digit_value(c), value, "plain, 0x%02X",
                     shown);
    }
}

static const char digits[] =
    "0123456789abcdefABCDEF9876543210fedcbaFEDCBA0123456789abcdFEDCBA9"
    "8763210abcdef0123456789ABCDEFfedcba9876543210ABCDcafeBABE4711dead";

static bool is(nb_hex_result r, nb_hex_error error, size_t position)
{
    return r.error == error && r.position == position;
}

Test(nibbles, encode_writes_what_sprintf_writes)
{
    uint8_t bytes[300] = {0};
    char text[602] = "", expected[602] = "";

    for (size_t n = 0; n < 300; n++) {
        for (int spare = 0; spare < 2; spare++) {
            size_t size = spare ? sizeof text : 2 * n + 1;

            memset(text, '~', sizeof text);
            cr_expect(
                is(nb_hex_encode(text, size, bytes, n), NB_HEX_OK, n),
                "%zu bytes in %zu", n, size);
            cr_expect_str_eq(text, expected, "%zu bytes in %zu", n,
                             size);
            cr_expect_eq(text[2 * n + 1], '~', "%zu bytes in %zu", n,
                         size);
        }
        bytes[n] = (uint8_t)(n * 167 + 13);
        sprintf(expected + 2 * n, "%02x", (unsigned)bytes[n]);
    }
}

Test(nibbles, encode_without_space_changes_nothing)
{
    static const uint8_t bytes[41] = {0};
    char text[81] = "untouched";

    for (size_t size = 1; size <= 80; size++) {
        size_t least = (size + 1) / 2;
        size_t counts[] = {least, 41, SIZE_MAX / 2 + 1, SIZE_MAX};
        for (int i = 0; i < 4; i++)
            cr_expect(is(nb_hex_encode(text, size, bytes, counts[i]),
                         NB_HEX_NO_SPACE, least - 1),
                      "0x%zX bytes in %zu", counts[i], size);
        cr_expect_str_eq(text, "untouched", "size %zu", size);
    }
}

static void check_write(const uint8_t *bytes, size_t n, unsigned flags)
{
    const size_t nul = flags & NB_HEX_NO_NUL ? 0 : 1;
    char text[202], expected[202];
    size_t first = 0; /* of the bytes that do not fit */

    for (size_t size = 0; size <= 2 * n + nul + 1; size++) {
        bool fits = size >= 2 * n + nul;

        memset(text, '~', sizeof text);
        memset(expected, '~', sizeof expected);
        for (size_t i = 0; fits && i < n; i++)
            sprintf(expected + 2 * i,
                    flags & NB_HEX_UPPER ? "%02X" : "%02x",
                    (unsigned)bytes[i]);
        if (fits)
            expected[2 * n] = nul ? '\0' : '~';
        first += 2 * (first + 1) + nul <= size;
        nb_hex_result r = nb_hex_write(text, size, bytes, n, flags);
        cr_assert(is(r, fits ? NB_HEX_OK : NB_HEX_NO_SPACE,
                     fits ? n : first),
                  "%zu bytes in %zu, flags %u", n, size, flags);
        cr_assert_arr_eq(text, expected, sizeof text,
                         "%zu bytes in %zu, flags %u", n, size, flags);
    }
}

Test(nibbles, write_has_capitals_and_a_zero_as_the_flags_say)
{
    uint8_t bytes[100] = {0};

    for (size_t n = 0; n < 100; n++) {
        for (unsigned flags = 0; flags < 4; flags++)
            check_write(bytes, n, flags);
        bytes[n] = (uint8_t)(n * 167 + 13);
    }
    cr_expect_eq(NB_HEX_UPPER | NB_HEX_NO_NUL << 8, 0x201,
                 "programs are compiled with these values");
    cr_expect(is(nb_hex_write(NULL, 0, NULL, 0, NB_HEX_NO_NUL),
                 NB_HEX_OK, 0),
              "nothing fits into nothing");
    cr_expect(is(nb_hex_write(NULL, 0, NULL, SIZE_MAX, NB_HEX_NO_NUL),
                 NB_HEX_NO_SPACE, 0),
              "2 * SIZE_MAX does not");
}

static nb_hex_result finger(size_t size, const char *text,
                            size_t length)
{
    for (size_t at = 0; at < length; at++) {
        bool alone = at % 2 == 0 && at + 1 == length;

        if (at % 2 == 0 && !alone && at / 2 == size)
            return (nb_hex_result){NB_HEX_NO_SPACE, at};
        if (!isxdigit((unsigned char)text[at]))
            return (nb_hex_result){NB_HEX_BAD_DIGIT, at};
        if (alone)
            return (nb_hex_result){NB_HEX_ODD_LENGTH, at};
    }
    return (nb_hex_result){NB_HEX_OK, length};
}

static void expect_decoded(size_t size, const char *text, size_t length)
{
    char memory[144], *copy = memory + sizeof memory - length;
    uint8_t bytes[2][80];
    memcpy(copy, text, length);
    memset(bytes, 0xA5, sizeof bytes);
    nb_hex_result got = nb_hex_decode(bytes[0], size, copy, length);
    nb_hex_result want = finger(size, text, length);
    for (size_t i = 0; want.error == NB_HEX_OK && i < length / 2; i++)
        sscanf(text + 2 * i, "%2hhx", &bytes[1][i]);
    cr_assert(is(got, want.error, want.position) &&
                  memcmp(bytes[0], bytes[1], sizeof bytes[0]) == 0,
              "'%.*s' in %zu: error %d at %zu, not %d at %zu",
              (int)length, text, size, (int)got.error, got.position,
              (int)want.error, want.position);
}

Test(nibbles, decode_stops_where_a_reader_would)
{
    for (size_t length = 0; length < sizeof digits;
         length += length < 11 ? 1 : 7)
        for (size_t size = 0; size <= length / 2 + 2; size++)
            for (size_t bad = 0; bad <= length; bad++) {
                char text[sizeof digits + 1] = "";

                memcpy(text, digits, sizeof digits);
                text[bad] = 'g';
                expect_decoded(size, text, length);
            }
}

Test(nibbles, decode_checks_every_character_in_every_place)
{
    for (size_t at = 0; at < 70; at++)
        for (unsigned code = 0; code < 256; code++) {
            char text[sizeof digits];

            memcpy(text, digits, sizeof text);
            text[at] = (char)code;
            expect_decoded(35, text, 70);
            text[at] = text[code % 70] = 'g';
            expect_decoded(35, text, 70);
        }
}

Test(nibbles, decode_believes_neither_length_nor_size)
{
    const char two[2] = {'3', 'F'};
    const size_t huge[] = {SIZE_MAX - 1, SIZE_MAX / 2 + 1};
    uint8_t byte = 0xA5;

    for (int i = 0; i < 2; i++) {
        cr_expect(is(nb_hex_decode(&byte, 1, two, huge[i]),
                     NB_HEX_NO_SPACE, 2), "0x%zX digits", huge[i]);
        cr_expect(is(nb_hex_decode(&byte, huge[i], two, 2),
                     NB_HEX_OK, 2), "room for 0x%zX bytes", huge[i]);
    }
    cr_expect(is(nb_hex_decode(&byte, SIZE_MAX, two, 2), NB_HEX_OK, 2),
              "room for SIZE_MAX bytes");
    cr_expect_eq(byte, 0x3F, "0x%02X", byte);
}

Test(nibbles, null_pointers_to_nothing_are_fine)
{
    char end = '~';

    cr_expect(is(nb_hex_decode(NULL, 0, NULL, 0), NB_HEX_OK, 0),
              "no digits");
    cr_expect(is(nb_hex_decode(NULL, 0, "3F", 2), NB_HEX_NO_SPACE, 0),
              "two digits, and no room");
    cr_expect(is(nb_hex_encode(NULL, 0, NULL, 0), NB_HEX_NO_SPACE, 0),
              "no bytes, and no room");
    cr_expect(is(nb_hex_encode(&end, 1, NULL, 0), NB_HEX_OK, 0),
              "no bytes");
    cr_expect_eq(end, '\0', "no bytes end in 0x%02X", (unsigned)end);
}

Test(nibbles, decode_finds_the_end_of_a_text_by_itself)
{
    uint8_t bytes[40];

    for (size_t length = 0; length < 80; length++) {
        char text[80];
        size_t even = length - length % 2;
        bool odd = length % 2 != 0;

        memset(text, '3', sizeof text);
        text[length] = '\0';
        cr_expect(is(nb_hex_decode(bytes, 40, text, NB_UNTIL_NUL),
                     odd ? NB_HEX_ODD_LENGTH : NB_HEX_OK, even),
                  "%zu digits", length);
        cr_expect(is(nb_hex_decode(bytes, 40, text, length + 1),
                     NB_HEX_BAD_DIGIT, length),
                  "%zu digits and a zero", length);
    }
}

Test(nibbles, every_error_has_a_sentence_of_its_own)
{
    static const char *const words[] = {"no error", "hexadecimal digit",
                                        "even number", "not fit"};

    for (int e = NB_HEX_OK; e <= NB_HEX_NO_SPACE; e++)
        cr_expect_not_null(strstr(nb_hex_message((nb_hex_error)e),
                                  words[e]),
                           "error 0x%X: '%s'", (unsigned)e, words[e]);
}

static void expect_unknown(int e)
{
    cr_expect_str_eq(nb_hex_message((nb_hex_error)e), "unknown error",
                     "error 0x%X", (unsigned)e);
}

Test(nibbles, a_number_that_is_no_error_is_unknown)
{
    for (int e = -70000; e < 70000; e++)
        if (e < NB_HEX_OK || e > NB_HEX_NO_SPACE)
            expect_unknown(e);
    expect_unknown(INT_MIN);
    expect_unknown(INT_MAX);
}

Test(nibbles, hex_and_board_disagree_on_the_order)
{
    uint8_t bytes[4];
    char text[9];

    for (unsigned i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(UINT32_C(0x76543210) >> 8 * i);
    nb_hex_encode(text, sizeof text, bytes, 4);
    cr_expect_str_eq(text, "10325476", "high nibbles first");
    for (unsigned i = 0; i < 4; i++)
        bytes[i] = nb_swap(bytes[i]);
    nb_hex_encode(text, sizeof text, bytes, 4);
    cr_expect_str_eq(text, "01234567", "low nibbles first");
}
