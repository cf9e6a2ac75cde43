#include <exam.h>
#include <nibble/quad.h>
#include <positions.h>
#include <string.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b);

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

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, const nb_quad *quad, unsigned a,
                unsigned b)
{
    nb_quad quads[3] = {{{0, 0, 0, 77}}, *quad, {{77, 0, 0, 0}}};

    exam_ask(exam, "ex_swap(&quad, %u, %u), quad: %s", a, b,
             fen_of(quad));
    ex_swap(&quads[1], a, b);
    answer_board(exam, &quads[1]);
    must_be_kept(exam, quads[0].plane[3], quads[2].plane[0]);
}

static void questions(struct exam *exam)
{
    for (unsigned square = 0; square < 64; square++) {
        nb_quad quad = {{0, 0, 0, 0}};

        nb_quad_put(&quad, square, 2 + square % 12);
        ask(exam, &quad, square, square);
        ask(exam, &quad, square, 63 - square);
        ask(exam, &quad, 63 - square, square);
    }
    for (unsigned n = 0; n < 500; n++) {
        nb_quad quad = random_placement(exam_state(exam));
        unsigned a = (unsigned)exam_below(exam, 64);
        unsigned b = (unsigned)exam_below(exam, 64);

        ask(exam, &quad, a, n % 8 == 0 ? a : b);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
