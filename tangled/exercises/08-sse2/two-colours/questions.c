#include <exam.h>
#include <nibble/quad.h>
#include <positions.h>
#include <stdlib.h>

void ex_colours(uint64_t sets[2], const nb_quad *quad);

/* The pieces of a board as FEN has them; the next two calls keep it. */
static const char *fen_of(const nb_quad *quad)
{
    static char texts[3][72];
    static unsigned calls;
    char *text = texts[calls++ % 3], *at = text;

    for (unsigned i = 0, empty = 0; i < 64; i++) {
        unsigned code = nb_quad_at(quad, i ^ 56);

        if (i != 0 && i % 8 == 0)
            *at++ = '/';
        empty += code == NB_EMPTY;
        if (empty != 0 && (code != NB_EMPTY || i % 8 == 7)) {
            *at++ = (char)('0' + empty);
            empty = 0;
        }
        if (code != NB_EMPTY)
            *at++ = "??PpNnBbRrQqKk??"[code];
    }
    *at = '\0';
    return text;
}

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

/* The quad ends where its memory does. */
static void ask(struct exam *exam, const nb_quad *board, size_t gap)
{
    uint64_t *memory = malloc(gap * sizeof *memory + sizeof *board);
    nb_quad *quad;

    if (memory == NULL)
        abort();
    quad = (nb_quad *)(void *)(memory + gap);
    *quad = *board;
    for (unsigned c = 0; c < 2; c++) {
        uint64_t sets[5] = {77, 77, 77, 77, 77}, *to = sets + 1 + gap;

        exam_ask(exam, "ex_colours(sets, &quad): sets[%u], quad: %s", c,
                 fen_of(board));
        ex_colours(to, quad);
        exam_answer_squares(exam, to[c]);
        must_be_kept(exam, to[-1], to[2]);
    }
    free(memory);
}

static void questions(struct exam *exam)
{
    nb_quad quad = {{0, 0, 0, 0}};

    ask(exam, &quad, 0);
    for (unsigned code = 2; code < 14; code++)
        for (unsigned square = 0; square < 64; square += 9) {
            quad = nb_quad_piece(code, square);
            ask(exam, &quad, code / 2 % 2);
        }
    for (unsigned n = 0; n < 400; n++) {
        quad = random_placement(exam_state(exam));
        ask(exam, &quad, n % 2);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
