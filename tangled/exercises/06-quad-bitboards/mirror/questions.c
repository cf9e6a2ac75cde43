#include <exam.h>
#include <nibble/fen.h>
#include <positions.h>
#include <string.h>

nb_quad ex_mirror(nb_quad quad);

/* The first field of a board's FEN; the next two calls keep it. */
static const char *fen_of(nb_quad quad)
{
    static char texts[3][NB_FEN_ROOM];
    static unsigned calls;
    const nb_fen fen = {quad, NB_WHITE, 0, NB_NO_SQUARE, 0, 1};
    char *text = texts[calls++ % 3];

    nb_fen_write(text, &fen);
    text[strcspn(text, " ")] = '\0';
    return text;
}

/* As a FEN, to be read, and then with every bit. */
static void answer_board(struct exam *exam, nb_quad quad)
{
    exam_answer_text(exam, fen_of(quad), NB_FEN_ROOM);
    exam_answer_words(exam, quad.plane, 4);
}

static void ask(struct exam *exam, nb_quad quad)
{
    exam_ask(exam, "ex_mirror(quad), quad: %s", fen_of(quad));
    answer_board(exam, ex_mirror(quad));
}

static void questions(struct exam *exam)
{
    ask(exam, (nb_quad){{0, 0, 0, 0}});
    for (unsigned square = 0; square < 64; square++)
        ask(exam, nb_quad_man(2 + square % 12, square));
    for (unsigned n = 0; n < 500; n++)
        ask(exam, random_placement(exam_state(exam)));
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
