#include <exam.h>
#include <nibble/fen.h>
#include <positions.h>
#include <string.h>

void ex_board(uint8_t board[32], const nb_quad *quad);

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, const nb_quad *quad)
{
    const nb_fen fen = {*quad, NB_WHITE, 0, NB_NO_SQUARE, 0, 1};
    char text[NB_FEN_SIZE];
    uint8_t buffer[34];

    memset(buffer, 77, sizeof buffer);
    nb_fen_write(text, &fen);
    exam_ask(exam, "ex_board(board, &quad), quad: %s", text);
    ex_board(buffer + 1, quad);
    exam_answer_nibbles(exam, buffer + 1, 64);
    must_be_kept(exam, buffer[0], buffer[33]);
}

static void questions(struct exam *exam)
{
    nb_quad quad = {{0, 0, 0, 0}};

    ask(exam, &quad);
    for (unsigned square = 0; square < 64; square++) {
        quad = nb_quad_piece(2 + square % 12, square);
        ask(exam, &quad);
    }
    for (unsigned n = 0; n < 500; n++) {
        quad = random_placement(exam_state(exam));
        ask(exam, &quad);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
