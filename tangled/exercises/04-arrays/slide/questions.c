#include <guarded.h> /* first: it asks for mmap */

#include <exam.h>
#include <string.h>

unsigned ex_slide(const uint8_t board[32], unsigned square, int east,
                  int north);

/* So many bytes, with a guard behind them, or before. */
static uint8_t *buffer(int which, bool at_end, size_t size)
{
    return guarded(which, at_end) + (at_end ? BUFFER_SIZE - size : 0);
}

/* At most so many pieces, on any squares. */
static void ask(struct exam *exam, unsigned pieces, unsigned square,
                unsigned corner)
{
    int east = corner % 2 ? 1 : -1, north = corner / 2 ? 1 : -1;
    uint8_t *board = buffer(0, exam_below(exam, 2) != 0, 32);

    memset(board, 0, 32);
    for (; pieces > 0; pieces--) {
        unsigned s = (unsigned)exam_below(exam, 64);
        unsigned piece = 2 + (unsigned)exam_below(exam, 12);

        board[s / 2] = (uint8_t)((board[s / 2] & 0xF0u >> s % 2 * 4) |
                                 piece << s % 2 * 4);
    }
    exam_ask(exam, "ex_slide(board, %u, %d, %d), a1 first %s", square,
             east, north, exam_nibbles(exam, board, 64));
    exam_answer_number(exam, ex_slide(board, square, east, north));
}

static void questions(struct exam *exam)
{
    for (unsigned square = 0; square < 64; square++)
        for (unsigned corner = 0; corner < 4; corner++)
            ask(exam, 0, square, corner);
    for (unsigned n = 0; n < 800; n++) {
        unsigned square = (unsigned)exam_below(exam, 64);

        ask(exam, 1 + n / 50, square, n % 4);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
