/* game.h: a position and legal moves, as attributes. */
#ifndef GAME_H
#define GAME_H

#include "figure.h"

#include <nibble/moves.h>

struct game {
    nb_position position;
    /** How many moves have been played, and the last one, or 0. */
    unsigned count;
    nb_move last;
};

/**
 * The position of the attribute "fen" after the moves of the attribute
 * "played", such as "e2e4 e7e5". Refuses a position that no game can
 * have, and a move that is not legal.
 */
struct game read_game(struct figure *figure);

/** The text of a move, as UCI writes it. */
const char *move_text(struct figure *figure, nb_move move);

/**
 * Add the move of the attribute "move" to those that were played; a
 * pawn is promoted to the letter of the attribute "promote", or to a
 * queen.
 */
void play_move(struct figure *figure, struct game *game);

/** The attribute "played" without its last move. */
const char *without_last(struct figure *figure);

#endif
