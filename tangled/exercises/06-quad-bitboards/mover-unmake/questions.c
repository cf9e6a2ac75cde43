#include <exam.h>
#include <nibble/quad.h>
#include <positions.h>
#include <stdio.h>
#include <string.h>

nb_quad ex_unmake(const nb_quad *quad, const nb_quad *delta);

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

static const char *changes(const nb_quad *delta)
{
    static char text[64 * 8];
    char *at = text;

    for (unsigned s = 0; s < 64; s++)
        if (nb_quad_at(delta, s) != 0)
            at += sprintf(at, " %c%u^%X", "abcdefgh"[s % 8], s / 8 + 1,
                          nb_quad_at(delta, s));
    return text;
}

static void ask(struct exam *exam, const nb_quad *before,
                const nb_quad *moved)
{
    nb_quad delta = nb_quad_xor(before, moved), after = *moved;

    after.plane[0] ^= nb_quad_occupied(moved);
    exam_ask(exam,
             "ex_unmake(&quad, &delta), small letters to move, quad: "
             "%s, delta:%s",
             fen_of(&after), changes(&delta));
    after = ex_unmake(&after, &delta);
    answer_board(exam, &after);
}

/* So many pieces of the mover go anywhere, as two do in castling. */
static void ask_of_drawn(struct exam *exam, const nb_quad *before,
                         unsigned pieces)
{
    nb_quad moved = *before;

    while (pieces > 0) {
        unsigned from = (unsigned)exam_below(exam, 64);
        unsigned to = (unsigned)exam_below(exam, 64);
        unsigned mover = nb_quad_at(&moved, from);

        if (mover % 2 == 0 || from == to)
            continue;
        nb_quad_put(&moved, to, mover);
        nb_quad_remove(&moved, from);
        pieces--;
    }
    ask(exam, before, &moved);
}

static void questions(struct exam *exam)
{
    for (unsigned square = 0; square < 64; square++) {
        nb_quad quad = nb_quad_piece(3 + square % 6 * 2, square);

        ask_of_drawn(exam, &quad, 1);
    }
    for (unsigned n = 0; n < 500; n++) {
        nb_quad quad = random_placement(exam_state(exam));

        ask_of_drawn(exam, &quad, 1 + n % 3);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
