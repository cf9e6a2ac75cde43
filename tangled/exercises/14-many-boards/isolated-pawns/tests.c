#include <criterion/criterion.h>
#include <nibble/array.h>
#include <nibble/attacks.h>
#include <nibble/moves.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifndef LANES
#ifdef __AVX2__
#define LANES 32
#else
#define LANES 16
#endif
#endif

/* A rank of LANES boards, a byte each; bit 0 is the a-file. */
typedef uint8_t slice __attribute__((vector_size(LANES)));

/* A set of squares on LANES boards: its eight ranks, from the first. */
typedef slice set[8];

/* A board of a set, from a word. */
static inline void put_board(set squares, unsigned lane, uint64_t board)
{
    for (unsigned r = 0; r < 8; r++)
        squares[r][lane] = (uint8_t)(board >> 8 * r);
}

/* A board of a set, as a word. */
static inline uint64_t board_of(const set squares, unsigned lane)
{
    uint64_t board = 0;

    for (unsigned r = 0; r < 8; r++)
        board |= (uint64_t)squares[r][lane] << 8 * r;
    return board;
}

void ex_isolated(set to, const set pawns);

TestSuite(isolated_pawns, .timeout = 20);

static bool has_pawn(uint64_t pawns, unsigned file)
{
    bool has = false;

    for (unsigned rank = 0; file < 8 && rank < 8; rank++)
        has = has || (pawns >> (8 * rank + file) & 1) != 0;
    return has;
}

static uint64_t isolated(uint64_t pawns)
{
    uint64_t found = pawns;

    for (unsigned square = 0; square < 64; square++)
        if (has_pawn(pawns, square % 8 - 1) ||
            has_pawn(pawns, square % 8 + 1))
            found &= ~(UINT64_C(1) << square);
    return found;
}

static void try_boards(const uint64_t boards[LANES])
{
    set pawns, to;

    for (unsigned i = 0; i < LANES; i++)
        put_board(pawns, i, boards[i]);
    ex_isolated(to, pawns);
    for (unsigned i = 0; i < LANES; i++)
        cr_assert_eq(board_of(to, i), isolated(boards[i]),
                     "board %u, pawns 0x%jX: 0x%jX, not 0x%jX", i,
                     (uintmax_t)boards[i], (uintmax_t)board_of(to, i),
                     (uintmax_t)isolated(boards[i]));
}

/* Every set of files; on each file a pawn, or two. */
Test(isolated_pawns, have_no_neighbours_on_any_rank)
{
    uint64_t boards[LANES] = {0}, state = 0x3F;

    for (unsigned n = 0; n < 16 * 256; n++) {
        uint64_t *board = &boards[n % LANES];

        *board = 0;
        for (unsigned file = 0; file < 8; file++)
            for (unsigned k = 0; k < 1 + n % 2; k++) {
                state = state * UINT64_C(6364136223846793005) + 1;
                *board |= (uint64_t)(n / 16 >> file & 1)
                          << (8 + 8 * (state >> 40 & 3) +
                              8 * (state >> 42 & 1) + file);
            }
        if (n % LANES == LANES - 1)
            try_boards(boards);
    }
}

Test(isolated_pawns, each_board_keeps_to_itself)
{
    uint64_t boards[LANES], state = 0x3F;

    for (unsigned n = 0; n < 1000; n++) {
        for (unsigned i = 0; i < LANES; i++) {
            state = state * UINT64_C(6364136223846793005) + 1;
            boards[i] = state & state >> 7 & state << 9;
            if (n % 2 == 0)
                boards[i] &= state >> 13 & state << 23;
            if (n % 4 < 3)
                boards[i] &= UINT64_C(0x00FFFFFFFFFFFF00);
        }
        try_boards(boards);
    }
}
