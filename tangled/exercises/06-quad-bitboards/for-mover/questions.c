#include <exam.h>
#include <nibble/quad.h>
#include <positions.h>
#include <string.h>

nb_quad ex_for_mover(const nb_quad *quad, unsigned side);

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
            *at++ = "..PpNnBbRrQqKk??"[code];
    }
    *at = '\0';
    return text;
}

static void ask(struct exam *exam, const nb_quad *quad, unsigned side)
{
    nb_quad movers;

    exam_ask(exam, "ex_for_mover(&quad, %s).plane[0], quad: %s",
             side == NB_WHITE ? "NB_WHITE" : "NB_BLACK", fen_of(quad));
    movers = ex_for_mover(quad, side);
    exam_answer_squares(exam, movers.plane[0]);
    exam_answer_words(exam, movers.plane, 4);
}

static void questions(struct exam *exam)
{
    for (unsigned side = NB_WHITE; side <= NB_BLACK; side++) {
        nb_quad quad = {{0, 0, 0, 0}};

        ask(exam, &quad, side);
        for (unsigned code = 2; code < 14; code++) {
            quad = nb_quad_piece(code, 20);
            ask(exam, &quad, side);
        }
        for (unsigned n = 0; n < 250; n++) {
            quad = random_placement(exam_state(exam));
            ask(exam, &quad, side);
        }
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
