#include <criterion/criterion.h>
#include <ctype.h>
#include <limits.h>
#include <nibble/nibble.h>
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

enum { MOST = 300 }; /* bytes in the longest input */

static void fill_with_all_bytes(uint8_t *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)(i * 167 + 13);
}

static void print_with_stdio(char *text, const uint8_t *bytes,
                             size_t count)
{
    text[0] = '\0';
    for (size_t i = 0; i < count; i++)
        sprintf(text + 2 * i, "%02x", (unsigned)bytes[i]);
}

Test(nibbles, encode_writes_what_printf_writes)
{
    for (size_t count = 0; count <= MOST; count++) {
        uint8_t bytes[MOST];
        char text[2 * MOST + 2], expected[2 * MOST + 2];

        fill_with_all_bytes(bytes, count);
        memset(text, '~', sizeof text);
        memset(expected, '~', sizeof expected);
        print_with_stdio(expected, bytes, count);
        size_t room = 2 * count + 1;
        nb_hex_result r = nb_hex_encode(text, room, bytes, count);
        cr_expect_eq(r.error, NB_HEX_OK, "%zu bytes: error", count);
        cr_expect_eq(r.position, count, "%zu bytes: position", count);
        cr_expect(memcmp(text, expected, sizeof text) == 0,
                  "%zu bytes: '%s', not '%s'", count, text, expected);
    }
}
Test(nibbles, encode_without_room_changes_nothing)
{
    uint8_t bytes[20];
    char text[41], before[41];

    fill_with_all_bytes(bytes, sizeof bytes);
    memset(text, '~', sizeof text);
    memset(before, '~', sizeof before);
    for (size_t count = 0; count <= sizeof bytes; count++)
        for (size_t room = 0; room < 2 * count + 1; room++) {
            size_t fits = 0;
            while (2 * (fits + 1) + 1 <= room)
                fits++;
            nb_hex_result r = nb_hex_encode(text, room, bytes, count);
            cr_expect_eq(r.error, NB_HEX_NO_ROOM, "%zu in %zu", count,
                         room);
            cr_expect_eq(r.position, fits, "%zu in %zu: %zu", count,
                         room, r.position);
            cr_expect(memcmp(text, before, sizeof text) == 0,
                      "%zu bytes in %zu: touched", count, room);
        }
}
Test(nibbles, encode_of_an_absurd_count_finds_no_room)
{
    static const uint8_t bytes[1] = {0x3F};
    static const size_t counts[] = {SIZE_MAX / 2, SIZE_MAX / 2 + 1,
                                    SIZE_MAX / 2 + 2, SIZE_MAX};
    char text[8] = "intact";

    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        nb_hex_result r = nb_hex_encode(text, 7, bytes, counts[i]);
        cr_expect_eq(r.error, NB_HEX_NO_ROOM, "%zx bytes", counts[i]);
        cr_expect_eq(r.position, 3, "%zx bytes", counts[i]);
        cr_expect_str_eq(text, "intact", "%zx bytes", counts[i]);
    }
}

static void scan_with_stdio(uint8_t *bytes, const char *text,
                            size_t length)
{
    for (size_t i = 0; i + 1 < length; i += 2) {
        char pair[3] = {text[i], text[i + 1], '\0'};
        unsigned byte = 0;

        sscanf(pair, "%x", &byte);
        bytes[i / 2] = (uint8_t)byte;
    }
}

static nb_hex_result expected_result(size_t room, const char *text,
                                     size_t length)
{
    for (size_t at = 0; at < length; at++) {
        bool first_of_pair = at % 2 == 0 && at + 1 < length;

        if (first_of_pair && at / 2 == room)
            return (nb_hex_result){NB_HEX_NO_ROOM, at};
        if (!isxdigit((unsigned char)text[at]))
            return (nb_hex_result){NB_HEX_BAD_DIGIT, at};
        if (at % 2 == 0 && !first_of_pair)
            return (nb_hex_result){NB_HEX_ODD_LENGTH, at};
    }
    return (nb_hex_result){NB_HEX_OK, length};
}

static void expect_decoded(size_t room, const char *text, size_t length)
{
    char memory[40], *copy = memory + sizeof memory - length;
    uint8_t bytes[20], expected[20];
    nb_hex_result want = expected_result(room, text, length);

    memcpy(copy, text, length);
    memset(bytes, 0xA5, sizeof bytes);
    memset(expected, 0xA5, sizeof expected);
    if (want.error == NB_HEX_OK)
        scan_with_stdio(expected, text, length);
    nb_hex_result got = nb_hex_decode(bytes, room, copy, length);
    cr_expect_eq(got.error, want.error, "'%.*s' in %zu: error %d",
                 (int)length, text, room, (int)got.error);
    cr_expect_eq(got.position, want.position, "'%.*s' in %zu: at %zu",
                 (int)length, text, room, got.position);
    cr_expect(memcmp(bytes, expected, sizeof bytes) == 0,
              "'%.*s' in %zu: wrong bytes", (int)length, text, room);
}


Test(nibbles, decode_stops_where_a_reader_would)
{
    for (size_t length = 0; length <= 7; length++)
        for (unsigned bad = 0; bad < 1u << length; bad++)
            for (size_t room = 0; room <= 4; room++) {
                char text[8] = "";

                for (size_t i = 0; i < length; i++)
                    text[i] = bad >> i & 1 ? 'G' : 'F';
                expect_decoded(room, text, length);
            }
}

Test(nibbles, decode_knows_every_character_in_every_place)
{
    for (size_t length = 30; length <= 38; length++)
        for (size_t at = 0; at < length; at++)
            for (unsigned code = 0; code < 256; code++) {
                char text[] = "0123456789abcdefABCDEF"
                              "9876543210fedcba";

                text[at] = (char)code;
                expect_decoded(19, text, length);
            }
}

Test(nibbles, decode_finds_the_first_of_two_bad_digits)
{
    for (size_t first = 0; first < 38; first++)
        for (size_t second = first + 1; second < 38; second++) {
            char text[] = "0123456789abcdefABCDEF9876543210fedcba";

            text[first] = text[second] = 'g';
            expect_decoded(19, text, 38);
        }
}

Test(nibbles, decode_undoes_encode)
{
    for (size_t count = 0; count <= MOST; count++) {
        uint8_t bytes[MOST], back[MOST] = {0};
        char text[2 * MOST + 1];

        fill_with_all_bytes(bytes, count);
        nb_hex_encode(text, sizeof text, bytes, count);
        nb_hex_result r = nb_hex_decode(back, count, text, 2 * count);
        cr_expect_eq(r.error, NB_HEX_OK, "%zu bytes", count);
        cr_expect_eq(r.position, 2 * count, "%zu bytes", count);
        cr_expect(memcmp(bytes, back, count) == 0, "%zu bytes", count);
    }
}

Test(nibbles, decode_believes_neither_absurd_length_nor_room)
{
    uint8_t bytes[2] = {0xA5, 0xA5};
    nb_hex_result r = nb_hex_decode(bytes, 1, "3F", SIZE_MAX);

    cr_expect_eq(r.error, NB_HEX_NO_ROOM, "endless text");
    cr_expect_eq(r.position, 2, "endless text: at %zu", r.position);
    cr_expect_eq(bytes[0], 0xA5, "endless text: 0x%02X", bytes[0]);
    r = nb_hex_decode(bytes, SIZE_MAX, "3F", 2);
    cr_expect_eq(r.error, NB_HEX_OK, "endless room");
    cr_expect_eq(bytes[0], 0x3F, "endless room: 0x%02X", bytes[0]);
    cr_expect_eq(bytes[1], 0xA5, "endless room: 0x%02X", bytes[1]);
}

Test(nibbles, every_error_has_a_sentence_of_its_own)
{
    for (int error = NB_HEX_OK; error <= NB_HEX_NO_ROOM + 1; error++) {
        const char *message = nb_hex_message((nb_hex_error)error);

        cr_assert_not_null(message, "error 0x%X", (unsigned)error);
        cr_expect_neq(message[0], '\0', "error 0x%X", (unsigned)error);
        for (int other = NB_HEX_OK; other < error; other++)
            cr_expect_str_neq(message,
                              nb_hex_message((nb_hex_error)other),
                              "errors %d and %d", error, other);
    }
}

Test(nibbles, the_sentences_speak_of_what_happened)
{
    static const char *const words[] = {"well", "digit", "partner",
                                        "room"};

    for (int error = NB_HEX_OK; error <= NB_HEX_NO_ROOM; error++)
        cr_expect_not_null(strstr(nb_hex_message((nb_hex_error)error),
                                  words[error]),
                           "error %d speaks of '%s'", error,
                           words[error]);
}

Test(nibbles, hex_and_board_disagree_on_the_order)
{
    static const char by_file[] = "846ac648";
    uint8_t bytes[4];
    char text[9];

    for (unsigned i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(UINT32_C(0x846CA648) >> 8 * i);
    nb_hex_encode(text, sizeof text, bytes, 4);
    cr_expect_str_neq(text, by_file, "text is not in board order");
    for (unsigned i = 0; i < 4; i++)
        bytes[i] = nb_swap(bytes[i]);
    nb_hex_encode(text, sizeof text, bytes, 4);
    cr_expect_str_eq(text, by_file, "swapped bytes are");
}

#ifndef NDEBUG
#include <setjmp.h>
#include <signal.h>

static jmp_buf refused; /* where a failed assertion jumps to */

static void leave_by_jump(int signal_number)
{
    (void)signal_number;
    longjmp(refused, 1);
}

static bool refuses(void (*call)(unsigned), unsigned nibble)
{
    void (*before)(int) = signal(SIGABRT, leave_by_jump);
    volatile bool stopped = true;

    if (setjmp(refused) == 0) {
        call(nibble);
        stopped = false;
    }
    signal(SIGABRT, before);
    return stopped;
}

static void join_high(unsigned n) { (void)nb_join(n, 0); }
static void join_low(unsigned n) { (void)nb_join(0, n); }
static void join_both(unsigned n) { (void)nb_join(n, n); }

Test(nibbles, join_refuses_more_than_15)
{
    cr_expect(!refuses(join_high, 15), "high 0xF is a nibble");
    cr_expect(refuses(join_high, 16), "high 0x10 is no nibble");
    cr_expect(!refuses(join_low, 15), "low 0xF is a nibble");
    cr_expect(refuses(join_low, 16), "low 0x10 is no nibble");
    cr_expect(!refuses(join_both, 15), "two times 0xF");
    cr_expect(refuses(join_both, 16), "two times 0x10");
}
static void look_up(unsigned n) { (void)nb_digit_table(n); }
static void calculate(unsigned n) { (void)nb_digit_arithmetic(n); }

Test(nibbles, digits_refuse_more_than_15)
{
    cr_expect(!refuses(look_up, 15), "table: 0xF is a nibble");
    cr_expect(refuses(look_up, 16), "table: 0x10 is none");
    cr_expect(!refuses(calculate, 15), "arithmetic: 0xF is one");
    cr_expect(refuses(calculate, 16), "arithmetic: 0x10 is none");
}
#endif
