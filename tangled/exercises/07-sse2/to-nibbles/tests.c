#include <criterion/criterion.h>
#include <nibble/quad.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

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
            cr_assert_eq(board[i / 2] >> i % 2 * 4 & 15u,
                         nb_quad_at(&quad, i), "square %u: 0x%02X", i,
                         board[i / 2]);
        cr_assert_eq(board[-1], 0x5A, "before the board");
        cr_assert_eq(board[32], 0x5A, "behind the board");
    }
}

enum { QUADS = 256 };
static nb_quad quads[QUADS];
static uint8_t boards[QUADS][32];

static double seconds(void convert(uint8_t *, const nb_quad *))
{
    double best = 1;

    for (int round = 0; round < 40; round++) {
        clock_t start = clock();

        for (int again = 0; again < 100; again++)
            for (int i = 0; i < QUADS; i++)
                convert(boards[i], &quads[i]);
        double took = (double)(clock() - start) / CLOCKS_PER_SEC;
        best = took < best ? took : best;
    }
    return best;
}

Test(to_nibbles, takes_a_fifth_of_the_time)
{
#ifndef __OPTIMIZE__
    cr_assert_fail("compile with -O2: time means little without");
#endif
    for (int i = 0; i < QUADS; i++)
        quads[i] = (nb_quad){{noise(), noise(), noise(), noise()}};
    double slow = seconds(nb_quad_to_board);
    double fast = seconds(ex_board);

    cr_expect_leq(5 * fast, slow, "%.2f ms, not %.2f", fast * 1e3,
                  slow * 1e3 / 5);
}
