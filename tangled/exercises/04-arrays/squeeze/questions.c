#include <guarded.h> /* first: it asks for mmap */

#include <exam.h>
#include <string.h>

int ex_squeeze(uint8_t bytes[24], const uint8_t board[32]);
int ex_expand(uint8_t board[32], const uint8_t bytes[24]);

/* So many bytes, with a guard behind them, or before. */
static uint8_t *buffer(int which, bool at_end, size_t size)
{
    return guarded(which, at_end) + (at_end ? BUFFER_SIZE - size : 0);
}

/* A set of so many squares. */
static uint64_t draw_set(struct exam *exam, unsigned squares)
{
    uint64_t set = 0;

    while (squares > 0) {
        uint64_t square = UINT64_C(1) << exam_below(exam, 64);

        squares -= (set & square) == 0;
        set |= square;
    }
    return set;
}

static void put(struct exam *exam, uint8_t *array, unsigned i)
{
    unsigned piece = 1 + (unsigned)exam_below(exam, 15);

    array[i / 2] = (uint8_t)(array[i / 2] | piece << i % 2 * 4);
}

static void ask_to_squeeze(struct exam *exam, unsigned pieces)
{
    uint64_t squares = draw_set(exam, pieces);
    bool at_end = exam_below(exam, 2) != 0;
    uint8_t *bytes = buffer(0, at_end, 24);
    uint8_t *board = buffer(1, at_end, 32);

    memset(board, 0, 32);
    memset(bytes, 0x55, 24);
    for (unsigned square = 0; square < 64; square++)
        if (squares >> square & 1)
            put(exam, board, square);
    exam_ask(exam,
             "ex_squeeze(bytes, board), a1 first %s, bytes 0x55 before",
             exam_nibbles(exam, board, 64));
    exam_answer_number(exam, ex_squeeze(bytes, board));
    exam_answer_bytes(exam, bytes, 24);
}

/* So many bits, so many pieces, and one nibble changed, if there is. */
static void ask_to_expand(struct exam *exam, unsigned squares,
                          unsigned pieces, unsigned changed)
{
    uint64_t set = draw_set(exam, squares);
    bool at_end = exam_below(exam, 2) != 0;
    uint8_t *bytes = buffer(0, at_end, 24);
    uint8_t *board = buffer(1, at_end, 32);

    memset(guarded(0, false), 0x77, BUFFER_SIZE); /* no end of pieces */
    memset(bytes, 0, 24);
    memset(board, 0x55, 32);
    for (unsigned i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(set >> 8 * i);
    for (unsigned i = 0; i < pieces; i++)
        put(exam, bytes + 8, i);
    if (changed < 32 && changed < pieces)
        bytes[8 + changed / 2] &= changed % 2 ? 0x0F : 0xF0;
    else if (changed < 32)
        put(exam, bytes + 8, changed);
    exam_ask(exam,
             "ex_expand(board, bytes), bytes 0x%s, board 0x55 before",
             exam_hex(exam, bytes, 24));
    exam_answer_number(exam, ex_expand(board, bytes));
    exam_answer_nibbles(exam, board, 64);
}

static void questions(struct exam *exam)
{
    for (unsigned pieces = 0; pieces <= 64; pieces++)
        ask_to_squeeze(exam, pieces);
    for (unsigned pieces = 0; pieces <= 32; pieces++) {
        ask_to_expand(exam, pieces, pieces, 33);
        ask_to_expand(exam, pieces, pieces, pieces);
        ask_to_expand(exam, 32 + pieces, 32, 33);
    }
    for (int n = 0; n < 300; n++) {
        unsigned pieces = (unsigned)exam_below(exam, 33);
        unsigned squares = (unsigned)exam_below(exam, 65);
        unsigned odd = (unsigned)exam_below(exam, 64);

        ask_to_squeeze(exam, n % 2 == 0 ? pieces : squares);
        ask_to_expand(exam, n % 3 == 0 ? squares : pieces, pieces, odd);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
