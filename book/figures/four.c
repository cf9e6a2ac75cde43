#include "four.h"

#include "drawing.h"

const double FOUR_SIDE = 22;

static const double LEFT = 16, GAP = 18, HEAD = 24; /* around a board */

struct place place_of(struct figure *figure, unsigned i)
{
    const double width = LEFT + 8 * FOUR_SIDE,
                 height = HEAD + 8 * FOUR_SIDE + 22;

    figure->width = 2 * width + GAP + 1;
    figure->height = 2 * height + GAP - 12;
    return (struct place){LEFT + i % 2 * (width + GAP),
                          HEAD + i / 2 * (height + GAP - 10)};
}

double square_left(struct place board, unsigned square)
{
    return board.left + square % 8 * FOUR_SIDE;
}

double square_top(struct place board, unsigned square)
{
    return board.top + (7 - square / 8) * FOUR_SIDE;
}

void draw_title(struct figure *figure, struct place board,
                const char *title)
{
    draw_text_from(figure, board.left, board.top - 9, 13, title, "ink");
}

void draw_files_and_ranks(struct figure *figure, struct place board)
{
    const double bottom = board.top + 8 * FOUR_SIDE;

    for (unsigned i = 0; i < 8; i++) {
        draw_text(figure, board.left + (i + 0.5) * FOUR_SIDE,
                  bottom + 15, 12, say(figure, "%c", 'a' + (int)i),
                  "faint");
        draw_text(figure, board.left - 9, bottom - i * FOUR_SIDE - 7,
                  12, say(figure, "%u", i + 1), "faint");
    }
}
