#include <exam.h>
#include <string.h>

uint64_t ex_black(const uint8_t board[32]);

static void ask(struct exam *exam, const uint8_t board[32])
{
    exam_ask(exam, "ex_black(board), squares from a1: %s",
             exam_nibbles(exam, board, 64));
    exam_answer_squares(exam, ex_black(board));
}

static void questions(struct exam *exam)
{
    static const uint8_t rank_8[4] = {0x59, 0xB7, 0x7D, 0x95};
    uint8_t memory[33] = {0}, *board = memory + 1;

    memcpy(board + 28, rank_8, sizeof rank_8);
    memset(board + 24, 0x33, 4);
    ask(exam, board);
    for (unsigned square = 0; square < 64; square++) {
        memset(memory, 0, sizeof memory);
        board[square / 2] = square % 2 == 0 ? 0x0F : 0xF0;
        ask(exam, board);
        memset(memory, 0xEE, sizeof memory);
        board[square / 2] ^= square % 2 == 0 ? 0x0F : 0xF0;
        ask(exam, board);
    }
    for (unsigned n = 0; n < 500; n++) {
        exam_fill(exam, board, 32);
        ask(exam, board);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
