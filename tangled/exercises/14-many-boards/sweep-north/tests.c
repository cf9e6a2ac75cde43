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

void ex_sweep_north(set to, const set from, const set empty, int east);

TestSuite(sweep_north, .timeout = 20);

static void try_boards(const uint64_t *sliders, const uint64_t *free,
                       int east)
{
    set from, empty, to;

    for (unsigned i = 0; i < LANES; i++) {
        put_board(from, i, sliders[i]);
        put_board(empty, i, free[i] & ~sliders[i]);
    }
    ex_sweep_north(to, from, empty, east);
    for (unsigned i = 0; i < LANES; i++) {
        const uint64_t want =
            nb_slider_attacks(east > 0   ? NB_NORTH_EAST
                              : east < 0 ? NB_NORTH_WEST
                                         : NB_NORTH,
                              sliders[i], free[i] & ~sliders[i]);
        cr_assert_eq(board_of(to, i), want,
                     "board %u, east %d: 0x%jX, not 0x%jX", i, east,
                     (uintmax_t)board_of(to, i), (uintmax_t)want);
    }
}

Test(sweep_north, a_rook_stops_on_the_first_piece)
{
    uint64_t sliders[LANES], free[LANES];

    for (unsigned i = 0; i < LANES; i++) {
        sliders[i] = UINT64_C(1) << i % 8;
        free[i] = ~(UINT64_C(0xFF) << 8 * (1 + i % 7));
    }
    for (int east = -1; east <= 1; east++)
        try_boards(sliders, free, east);
}

Test(sweep_north, each_board_keeps_to_itself)
{
    uint64_t sliders[LANES], free[LANES], state = 0x3F;

    for (unsigned n = 0; n < 1000; n++) {
        for (unsigned i = 0; i < LANES; i++) {
            state = state * UINT64_C(6364136223846793005) + 1;
            sliders[i] = state & state >> 7 & state << 9;
            state = state * UINT64_C(6364136223846793005) + 1;
            free[i] = state | state >> 11;
        }
        try_boards(sliders, free, (int)(n % 3) - 1);
    }
}
