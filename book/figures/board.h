/* board.h: a large chess board. */
#ifndef BOARD_H
#define BOARD_H

#include "figure.h"

#include <nibble/quad.h>

struct board {
    nb_quad quad;
    /** Squares that are filled, and with a frame. */
    uint64_t set, marks;
    /** Where the picked piece can go, and which pieces can move. */
    uint64_t goals, movable;
};

/** Draw a board, as large as the figure. */
void draw_board_of(struct figure *figure, const struct board *board);

/** Say where the pieces are, and which squares are marked. */
void say_position(struct figure *figure, const nb_quad *quad);
void say_marks(struct figure *figure, uint64_t marks);

#endif
