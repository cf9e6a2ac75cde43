#include <exam.h>
#include <nibble/fen.h>
#include <positions.h>

unsigned ex_castling(const nb_quad *quad);

static void ask(struct exam *exam, const nb_quad *quad)
{
    exam_ask(exam, "ex_castling({{0x%jX, 0x%jX, 0x%jX, 0x%jX}})",
             (uintmax_t)quad->plane[0], (uintmax_t)quad->plane[1],
             (uintmax_t)quad->plane[2], (uintmax_t)quad->plane[3]);
    exam_answer_hex(exam, ex_castling(quad), 1);
}

/* In a corner is a rook of some code, another piece, or none. */
static unsigned code_of(unsigned which, unsigned colour)
{
    return which == 0   ? NB_EMPTY
           : which == 1 ? nb_code(NB_ROOK, colour)
           : which == 2 ? nb_code(NB_QUEEN, colour ^ 1)
                        : 14 + colour;
}

static void questions(struct exam *exam)
{
    static const unsigned corner[4] = {0, 7, 56, 63};

    for (unsigned n = 0; n < 4 * 256; n++) {
        nb_quad quad = {{0, 0, 0, 0}};
        if (n >= 256)
            quad = random_placement(exam_state(exam));
        for (unsigned i = 0; i < 4; i++)
            nb_quad_put(&quad, corner[i],
                        code_of(n >> 2 * i & 3, i / 2));
        ask(exam, &quad);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
