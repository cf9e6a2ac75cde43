#include <exam.h>
#include <nibble/quad.h>
#include <positions.h>

nb_quad ex_reflect(const nb_quad *quad);

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

/* As a FEN, to be read, and then with every bit. */
static void answer_board(struct exam *exam, const nb_quad *quad)
{
    exam_answer_text(exam, fen_of(quad), 72);
    exam_answer_words(exam, quad->plane, 4);
}

static void ask(struct exam *exam, const nb_quad *quad)
{
    nb_quad reflected;

    exam_ask(exam, "ex_reflect(&quad), quad: %s", fen_of(quad));
    reflected = ex_reflect(quad);
    answer_board(exam, &reflected);
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
