/* uci.h: moves as the Universal Chess Interface writes them. */
#ifndef NB_UCI_H
#define NB_UCI_H

#include <nibble/moves.h>
#include <nibble/position.h>
#include <stddef.h>

/** What can be wrong with the text of a move, in a position. */
typedef enum nb_uci_error {
    /** Nothing is wrong. */
    NB_UCI_OK,
    /** A square begins with no letter from a to h. */
    NB_UCI_BAD_FILE,
    /** A square ends with no digit from 1 to 8. */
    NB_UCI_BAD_RANK,
    /** The letter of a promotion is none of qrbn. */
    NB_UCI_BAD_PROMOTION,
    /** Text follows the move. */
    NB_UCI_MORE_TEXT,
    /** The first square is empty. */
    NB_UCI_EMPTY_SQUARE,
    /** The piece on the first square is not the mover's. */
    NB_UCI_OTHER_PLAYER,
    /** The letter of a promotion stands where no pawn is promoted. */
    NB_UCI_NO_PROMOTION,
    /** The letter of a promotion is missing. */
    NB_UCI_MISSING_PROMOTION,
    /** The piece cannot move to the second square. */
    NB_UCI_UNREACHABLE,
    /** The king would castle from, over or to an attacked square. */
    NB_UCI_CASTLES_IN_CHECK,
    /** The move would leave the king in check. */
    NB_UCI_LEAVES_CHECK
} nb_uci_error;

/**
 * The result of reading a move. The position is the index, from 0, of
 * the first wrong character, or without an error the text's length.
 */
typedef struct nb_uci_result {
    nb_uci_error error;
    size_t position;
} nb_uci_result;

#ifdef __cplusplus
extern "C" {
#endif
/** The size of a move's text, with its final \0. */
enum { NB_UCI_SIZE = 6 };

/**
 * Write a move as UCI does, e2e4, e7e8q, or 0000 for no move, and
 * return the length. Castling is the king's move, e1g1.
 */
size_t nb_uci_write(char text[NB_UCI_SIZE], nb_move move);

/**
 * Read a legal move, exactly as nb_uci_write writes it; 0000 is
 * refused. The text has the given length and needs no final '\0',
 * unless the length is NB_UNTIL_NUL. On an error the move is untouched.
 */
nb_uci_result nb_uci_read(nb_move *move, const nb_position *position,
                          const char *text, size_t length);

/**
 * Return a sentence for an error, which must not be changed. Every
 * value is allowed; one that is no error gives "unknown error".
 */
const char *nb_uci_message(nb_uci_error error);

#ifdef __cplusplus
}
#endif
#endif
