/* uci.h: moves as the Universal Chess Interface writes them. */
#ifndef NB_UCI_H
#define NB_UCI_H

#include <nibble/moves.h>
#include <nibble/position.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif
/** The room that a move takes as text, with its final \0. */
enum { NB_UCI_ROOM = 6 };

/**
 * Writes a move as UCI has it, e2e4, e7e8q, or 0000 for no move, and
 * returns the length. Castling is the king's move, e1g1.
 */
size_t nb_uci_write(char text[NB_UCI_ROOM], nb_move move);

/** Where and why a text is no move in a position. */
typedef struct nb_uci_error {
    size_t column;   /* of the character, from 1; maybe the final \0 */
    const char *why; /* what is wrong there, for people */
} nb_uci_error;

/**
 * Reads a legal move; true if the text is one. If it is not, the move
 * is untouched and the error, unless its pointer is null, tells what
 * is wrong. What is read is what nb_uci_write writes, to the letter,
 * but 0000 is refused.
 */
bool nb_uci_read(nb_move *move, const nb_position *position,
                 const char *text, nb_uci_error *error);

#ifdef __cplusplus
}
#endif
#endif
