/* chess.h: squares, sets and pieces, drawn and in words. */
#ifndef CHESS_H
#define CHESS_H

#include "figure.h"

#include <nibble/fen.h>

/**
 * The position of an attribute, which is a FEN or its first field
 * alone.
 */
nb_fen read_fen(struct figure *figure, const char *name);
nb_fen fen_in(struct figure *figure, const char *name,
              const char *text);
const char *write_fen(struct figure *figure, const nb_fen *fen);

/** The squares that an attribute names, a1 to h8, as a set. */
uint64_t squares_of(struct figure *figure, const char *name);
/** The number of the square that a word names, or NB_NO_SQUARE. */
unsigned square_in(const char *word);
const char *square_name(struct figure *figure, unsigned square);
/** Names of the members of a set, with spaces between them. */
const char *square_names(struct figure *figure, uint64_t set);

static inline bool is_in(uint64_t set, unsigned square)
{
    return set >> square & 1;
}

/** Add the members of a set, from rank 8 down: "a8, c8 to e8, b2". */
void add_squares(struct text *text, struct figure *figure,
                 uint64_t set);
/** Add "a2 to h2", "a2 and b2" or "a2". */
void add_run(struct text *text, struct figure *figure, unsigned first,
             unsigned last);

/** "white knight", from a code that is not 0. */
const char *piece_name(struct figure *figure, unsigned code);

/** Draw a piece in the middle of a square with this corner. */
void draw_piece(struct figure *figure, double x, double y, double side,
                double rise, unsigned code);

/**
 * Read the attribute "move", two squares such as e2e4, or with a sign
 * of the goal's board e22.e4, and forget it and "picked". Returns false
 * if there is none, or a wrong one.
 */
bool read_move(struct figure *figure, unsigned *from, unsigned *to);

/**
 * Do what the attribute "move" says, two squares such as e2e4, to the
 * position of the attribute "fen", and forget move and picked.
 */
void carry_out_move(struct figure *figure);

/** Where a square is; its piece stands on rise, a part of the side. */
struct spot {
    double x, y, side, rise;
};

/**
 * Draw a handle for a square, with its piece, which can be moved or is
 * only a goal. A picked one has a frame.
 */
void draw_handle(struct figure *figure, const struct spot *spot,
                 unsigned square, unsigned code, bool moves);

#endif
