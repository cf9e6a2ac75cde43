/* boards.h: small boards, for rows of boards. */
#ifndef BOARDS_H
#define BOARDS_H

#include "figure.h"

#include <nibble/quad.h>

/** Rooms around a small board. */
extern const double BOARD_LEFT, BOARD_GAP, BOARD_HEAD, BOARD_FOOT;
/** How wide a square is, unless a board says otherwise. */
extern const double BOARD_SIDE;

struct small_board {
    /** Above it; NULL for nothing. */
    const char *name;
    double left, top, side;
    /** Its members are plates; those of before are solid. */
    uint64_t set, before;
    nb_quad pieces;
    /** Squares with a frame around them. */
    uint64_t marks;
    /** In a live figure, whether its pieces can be moved. */
    bool moves;
};

/** Numbers of ranks are at the left only if the board is there. */
void draw_small_board(struct figure *figure,
                      const struct small_board *board);

/** Draw the lines of a board, and the members of a plane on one. */
void draw_grid(struct figure *figure, double left, double top,
               double side);
void draw_plane_board(struct figure *figure, double left, double top,
                      double side, unsigned plane, uint64_t set);

/** The members of a set, or "nothing". */
const char *members_of(struct figure *figure, uint64_t set);

#endif
