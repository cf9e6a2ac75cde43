#include <exam.h>
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

/* One board of the block has the sliders, the others have none. */
static void ask(struct exam *exam, uint64_t sliders, uint64_t free,
                int east)
{
    const unsigned lane = (unsigned)exam_below(exam, 16);
    set from, empty, to;

    for (unsigned i = 0; i < LANES; i++) {
        put_board(from, i, i == lane ? sliders : 0);
        put_board(empty, i, free & ~sliders);
    }
    exam_ask(exam,
             "ex_sweep_north(to, from, empty, %d), board %u: "
             "from 0x%jX, empty 0x%jX",
             east, lane, (uintmax_t)sliders,
             (uintmax_t)(free & ~sliders));
    ex_sweep_north(to, from, empty, east);
    exam_answer_squares(exam, board_of(to, lane));
}

static void questions(struct exam *exam)
{
    for (int east = -1; east <= 1; east++) {
        ask(exam, 2, UINT64_C(0xFF00), east);
        ask(exam, 2, 0, east);
        ask(exam, 1, UINT64_MAX, east);
        ask(exam, 0x81, UINT64_C(0xFF00FFFFFFFFFFFF), east);
        ask(exam, 0x10001, UINT64_MAX, east);
        ask(exam, UINT64_C(0xFF00000000000000), 0, east);
    }
    for (unsigned n = 0; n < 600; n++) {
        const uint64_t sliders =
            exam_word(exam) & exam_word(exam) & exam_word(exam);
        const uint64_t free = exam_word(exam) | exam_word(exam);
        ask(exam, sliders, free, (int)(n % 3) - 1);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
