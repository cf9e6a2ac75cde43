/* four.h: four boards, two beside two. */
#ifndef FOUR_H
#define FOUR_H

#include "figure.h"

/** The side of a square. */
extern const double FOUR_SIDE;

/** The upper left corner of a board. */
struct place {
    double left, top;
};

/** Where board 0 to 3 is; the figure has room for all of them. */
struct place place_of(struct figure *figure, unsigned i);

/** The upper left corner of a square. */
double square_left(struct place board, unsigned square);
double square_top(struct place board, unsigned square);

/** Draw what stands over a board, and what is below and beside it. */
void draw_title(struct figure *figure, struct place board,
                const char *title);
void draw_files_and_ranks(struct figure *figure, struct place board);

#endif
