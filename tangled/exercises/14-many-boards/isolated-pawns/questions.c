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

void ex_isolated(set to, const set pawns);

/* One board of the block is asked for; the others have other pawns. */
static void ask(struct exam *exam, uint64_t board, uint64_t others)
{
    const unsigned lane = (unsigned)exam_below(exam, 16);
    set pawns, to;

    for (unsigned i = 0; i < LANES; i++)
        put_board(pawns, i, i == lane ? board : others);
    exam_ask(exam,
             "ex_isolated(to, pawns), board %u: pawns 0x%jX; on all "
             "other boards 0x%jX",
             lane, (uintmax_t)board, (uintmax_t)others);
    ex_isolated(to, pawns);
    exam_answer_squares(exam, board_of(to, lane));
}

static void questions(struct exam *exam)
{
    static const uint64_t corners[] = {
        0,       0x100,      0x300,    0x500,    0x8100,
        0x20100, 0x10200,    0x10100,  0x800100, 0x2000000000000100,
        0xFF00,  0x1000A500, 0x550000, 0x8040201008000};

    for (unsigned i = 0; i < sizeof corners / sizeof *corners; i++) {
        ask(exam, corners[i], 0);
        ask(exam, corners[i], 0xFF00);
    }
    for (unsigned n = 0; n < 400; n++) {
        const uint64_t ranks = UINT64_C(0x00FFFFFFFFFFFF00);
        const uint64_t board = exam_word(exam) & exam_word(exam) &
                               exam_word(exam) & exam_word(exam);
        const uint64_t others = exam_word(exam) & exam_word(exam);
        ask(exam, board & ranks, others & ranks);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
