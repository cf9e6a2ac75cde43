#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

int ex_squeeze(uint8_t bytes[24], const uint8_t board[32]);
int ex_expand(uint8_t board[32], const uint8_t bytes[24]);

TestSuite(squeeze, .timeout = 10);

static uint32_t seed = 0x3F;

static unsigned below(unsigned limit)
{
    seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
    return (seed >> 16) % limit;
}

static void put(uint8_t *array, unsigned i, unsigned nibble)
{
    unsigned other = array[i / 2] & (i % 2 ? 0x0Fu : 0xF0u);
    array[i / 2] = (uint8_t)(other | nibble << i % 2 * 4);
}

static void make_board(uint8_t board[32], unsigned pieces)
{
    memset(board, 0, 32);
    while (pieces > 0) {
        unsigned square = below(64);

        if ((board[square / 2] >> square % 2 * 4 & 15) == 0) {
            put(board, square, 1 + below(15));
            pieces--;
        }
    }
}

static void squeeze(uint8_t bytes[24], const uint8_t board[32])
{
    unsigned pieces = 0;

    memset(bytes, 0, 24);
    for (unsigned square = 0; square < 64; square++) {
        unsigned piece = board[square / 2] >> square % 2 * 4 & 15;

        if (piece != 0) {
            bytes[square / 8] |= (uint8_t)(1u << square % 8);
            put(bytes + 8, pieces++, piece);
        }
    }
}

Test(squeeze, a_board_comes_back)
{
    for (unsigned round = 0; round < 3300; round++) {
        uint8_t board[32], back[32], bytes[24], want[24];
        int pieces = (int)round % 33;

        make_board(board, (unsigned)pieces);
        squeeze(want, board);
        memset(bytes, 0xA5, 24);
        memset(back, 0xA5, 32);
        cr_assert_eq(ex_squeeze(bytes, board), pieces, "%d pieces",
                     pieces);
        cr_assert_arr_eq(bytes, want, 24, "%d pieces squeezed", pieces);
        cr_assert_eq(ex_expand(back, want), pieces, "%d pieces back",
                     pieces);
        cr_assert_arr_eq(back, board, 32, "%d pieces expanded", pieces);
    }
}

Test(squeeze, more_than_32_pieces_are_refused)
{
    for (unsigned pieces = 33; pieces <= 64; pieces++) {
        uint8_t board[32], bytes[24], before[24];

        make_board(board, pieces);
        memset(bytes, 0xA5, 24);
        memset(before, 0xA5, 24);
        cr_assert_eq(ex_squeeze(bytes, board), (int)pieces, "%u pieces",
                     pieces);
        cr_assert_arr_eq(bytes, before, 24, "%u pieces: touched",
                         pieces);
    }
}

static void expect_refused(const uint8_t bytes[24], const char *what)
{
    uint8_t board[32], before[32];

    memset(board, 0xA5, 32);
    memset(before, 0xA5, 32);
    cr_expect_eq(ex_expand(board, bytes), -1, "%s", what);
    cr_expect_arr_eq(board, before, 32, "%s: touched", what);
}

Test(squeeze, other_bytes_are_refused)
{
    for (unsigned pieces = 0; pieces <= 32; pieces++) {
        uint8_t board[32], bytes[24];

        make_board(board, pieces);
        squeeze(bytes, board);
        if (pieces < 32) {
            put(bytes + 8, 31, 1);
            expect_refused(bytes, "a piece too many");
            put(bytes + 8, 31, 0);
        }
        if (pieces > 0) {
            put(bytes + 8, below(pieces), 0);
            expect_refused(bytes, "a piece of 0");
        }
        squeeze(bytes, board);
        for (unsigned byte = 0; byte < 8; byte++)
            bytes[byte] = 0xFF;
        expect_refused(bytes, "64 squares");
    }
}

Test(squeeze, each_nibble_behind_the_pieces_counts)
{
    for (unsigned pieces = 0; pieces < 32; pieces++)
        for (unsigned i = pieces; i < 32; i++) {
            uint8_t board[32], bytes[24];

            make_board(board, pieces);
            squeeze(bytes, board);
            put(bytes + 8, i, 1 + below(15));
            expect_refused(bytes, "a nibble behind the pieces");
        }
}

Test(squeeze, more_than_32_squares_are_refused)
{
    for (unsigned squares = 33; squares <= 64; squares++) {
        uint8_t bytes[40]; /* no 0 behind the 24 bytes either */

        memset(bytes, 0x77, sizeof bytes);
        memset(bytes, 0, 8);
        for (unsigned s = 0; s < squares; s++)
            bytes[s / 8] |= (uint8_t)(1u << s % 8);
        expect_refused(bytes, "more than 32 squares");
    }
}
