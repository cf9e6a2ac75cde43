#include <criterion/criterion.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

uint64_t ex_black(const uint8_t board[32]);

TestSuite(black_squares, .timeout = 10);

/* The board ends where its room ends, and begins anywhere. */
static void check(const uint8_t board[32])
{
    static size_t round;
    size_t beside = round++ % 32;
    uint8_t *memory = malloc(beside + 32);
    uint64_t want = 0, got;

    for (unsigned i = 0; i < 64; i++)
        want |= (uint64_t)(board[i / 2] >> i % 2 * 4 & 1) << i;
    memcpy(memory + beside, board, 32);
    got = ex_black(memory + beside);
    cr_assert_eq(got, want, "0x%016jX, not 0x%016jX", (uintmax_t)got,
                 (uintmax_t)want);
    free(memory);
}

Test(black_squares, have_odd_codes)
{
    for (unsigned square = 0; square < 64; square++)
        for (unsigned codes = 0; codes < 256; codes++) {
            uint8_t board[32];

            memset(board, (int)(codes / 16 * 17), sizeof board);
            board[square / 2] ^=
                (uint8_t)((codes % 16) << square % 2 * 4);
            check(board);
        }
}

Test(black_squares, of_any_board)
{
    uint32_t random = 0x3F;

    for (unsigned round = 0; round < 20000; round++) {
        uint8_t board[32];

        for (unsigned i = 0; i < 32; i++) {
            random = random * UINT32_C(1664525) + UINT32_C(1013904223);
            board[i] = (uint8_t)(random >> 24);
        }
        check(board);
    }
}
