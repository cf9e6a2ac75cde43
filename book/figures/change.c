/*
 * change.c: a move as a change of the four planes: each plane as a
 * small board in the position before, in the exclusive or of both, and
 * in the position after.
 */
#include "attributes.h"
#include "boards.h"
#include "chess.h"
#include "controls.h"
#include "drawing.h"
#include "kinds.h"

/* Of a square; rooms. */
static const double SIDE = 13, LEFT = 60, HEAD = 24, BETWEEN = 30,
                    GAP = 14;
static const double BOARD = 8 * 13;

enum { COLUMNS = 3 };
static const char *const HEADS[] = {"before", "change", "after"};

static double column_left(unsigned column)
{
    return LEFT + column * (BOARD + BETWEEN);
}

static void draw_row(struct figure *figure, unsigned plane,
                     const nb_quad columns[COLUMNS])
{
    const double top = HEAD + plane * (BOARD + GAP),
                 middle = top + BOARD / 2 + 5;

    draw_text_from(figure, 0, middle, 13,
                   say(figure, "plane %u", plane), "ink");
    for (unsigned i = 0; i < COLUMNS; i++) {
        const double left = column_left(i);

        draw_plane_board(figure, left, top, SIDE, plane,
                         columns[i].plane[plane]);
        if (i < 2) {
            draw_text(figure, left + BOARD + BETWEEN / 2, middle, 15,
                      i == 0 ? "^" : "=", "faint");
        }
    }
}

static void say_change(struct figure *figure, unsigned plane,
                       uint64_t set)
{
    struct text *alt = &figure->alt;

    add(alt, "%sin plane %u, %s", plane ? "; " : "", plane,
        set ? "" : "no square");
    add_squares(alt, figure, set);
}

void draw_change(struct figure *figure)
{
    const nb_quad before = read_fen(figure, "fen").quad,
                  after = read_fen(figure, "to").quad;
    const nb_quad columns[] = {before, nb_quad_xor(&before, &after),
                               after};

    figure->width = LEFT + 3 * BOARD + 2 * BETWEEN + 1;
    figure->height = HEAD + 4 * BOARD + 3 * GAP + 1;
    for (unsigned i = 0; i < COLUMNS; i++) {
        draw_text(figure, column_left(i) + BOARD / 2, 14, 13, HEADS[i],
                  "ink");
    }
    add(&figure->alt, "The four planes of a board before and after a "
                      "move. The bits that change: ");
    for (unsigned plane = 0; plane < PLANES; plane++) {
        draw_row(figure, plane, columns);
        say_change(figure, plane, columns[1].plane[plane]);
    }
    add(&figure->alt, ".");
    add_field(figure, "fen", "before", 40);
    add_field(figure, "to", "after", 40);
}
