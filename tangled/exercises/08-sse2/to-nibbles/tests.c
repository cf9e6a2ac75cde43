#include <criterion/criterion.h>
#include <nibble/quad.h>
#include <stdint.h>
#include <string.h>

void ex_board(uint8_t board[32], const nb_quad *quad);

TestSuite(to_nibbles, .timeout = 20);

static uint64_t seed = 0x3F;

static uint64_t noise(void)
{
    seed = seed * UINT64_C(6364136223846793005) +
           UINT64_C(1442695040888963407);
    return seed ^ seed >> 29;
}

Test(to_nibbles, every_square_has_its_nibble)
{
    for (int round = 0; round < 20000; round++) {
        const nb_quad quad = {{noise(), noise(), noise(), noise()}};
        uint8_t memory[35], *board = memory + 1 + round % 2;

        memset(memory, 0x5A, sizeof memory);
        ex_board(board, &quad);
        for (unsigned i = 0; i < 64; i++)
            cr_assert_eq((unsigned)board[i / 2] >> i % 2 * 4 & 15,
                         nb_quad_at(&quad, i), "square %u: 0x%02X", i,
                         board[i / 2]);
        cr_assert_eq(board[-1], 0x5A, "below the board");
        cr_assert_eq(board[32], 0x5A, "above the board");
    }
}
