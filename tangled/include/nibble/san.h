/* san.h: moves in standard algebraic notation, as people write them. */
#ifndef NB_SAN_H
#define NB_SAN_H

#include <nibble/moves.h>
#include <nibble/position.h>
#include <stddef.h>

/** What can be wrong with a move in algebraic notation. */
typedef enum nb_san_error {
    /** Nothing is wrong. */
    NB_SAN_OK,
    /** The text begins neither with a piece or a file nor as O-O. */
    NB_SAN_BAD_START,
    /** Here a square or its file should begin, a to h. */
    NB_SAN_BAD_FILE,
    /** After a file stands no digit from 1 to 8. */
    NB_SAN_BAD_RANK,
    /** The text begins like castling, and goes on otherwise. */
    NB_SAN_BAD_CASTLING,
    /** After = stands none of QRBN. */
    NB_SAN_BAD_PROMOTION,
    /** Text follows the move. */
    NB_SAN_MORE_TEXT,
    /** There is an x, and nothing to capture. */
    NB_SAN_NO_CAPTURE,
    /** The letter of a promotion stands where no pawn is promoted. */
    NB_SAN_NO_PROMOTION,
    /** The letter of a promotion is missing. */
    NB_SAN_MISSING_PROMOTION,
    /** No such piece of the mover can go to the square. */
    NB_SAN_UNREACHABLE,
    /** More than one such piece can go there. */
    NB_SAN_AMBIGUOUS,
    /** There is no right to castle, or a piece is in the way. */
    NB_SAN_NO_CASTLING,
    /** The king would castle from, over or to an attacked square. */
    NB_SAN_CASTLES_IN_CHECK,
    /** The move would leave the king in check. */
    NB_SAN_LEAVES_CHECK
} nb_san_error;

/**
 * The result of reading algebraic notation. The position is the index,
 * from 0, of the first wrong character, or of the place where one is
 * missing; without an error, it is the text's length.
 */
typedef struct nb_san_result {
    nb_san_error error;
    size_t position;
} nb_san_result;

#ifdef __cplusplus
extern "C" {
#endif
/**
 * The size of a move's text in algebraic notation, with its final \0:
 * none is longer than Qa1xb2+.
 */
enum { NB_SAN_SIZE = 8 };

/**
 * Write a legal move in standard algebraic notation, Nbd7, exd6, O-O,
 * e8=Q+ or Qh4#, and return the length. If other pieces of the kind
 * could legally arrive there, the square that the piece leaves is
 * named: by its file, else its rank, else both, whichever tells it
 * apart first. 0, no move, is written as --. (Edwards 1994.)
 */
size_t nb_san_write(char text[NB_SAN_SIZE], const nb_position *position,
                    nb_move move);

/**
 * Read a legal move in standard algebraic notation. After it any of
 * +, #, ! and ? may stand, any number of times, true or not. Castling
 * may have zeros, 0-0; the = of a promotion and the x of a capture may
 * be missing; and the square that is left may be named when it needs
 * not be, as in Ng1f3 and e2e4. What fits more than one legal move is
 * refused, and so is --. The text has the given length and needs no
 * final '\0', unless the length is NB_UNTIL_NUL. On an error the move
 * is untouched. (FIDE Laws of Chess 2023, appendix C.)
 */
nb_san_result nb_san_read(nb_move *move, const nb_position *position,
                          const char *text, size_t length);

/**
 * Return a sentence for an error of algebraic notation, which must not
 * be changed. Every value is allowed; one that is no error gives
 * "unknown error".
 */
const char *nb_san_message(nb_san_error error);

#ifdef __cplusplus
}
#endif
#endif
