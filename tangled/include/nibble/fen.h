/* fen.h: positions as text, in Forsyth-Edwards notation. */
#ifndef NB_FEN_H
#define NB_FEN_H

#include <nibble/nibble.h>
#include <nibble/quad.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** In place of a square's number: none. */
enum { NB_NO_SQUARE = 64 };
/** Castling rights, a bit each: the king's side is the short one. */
enum nb_castling {
    /** K in a FEN. */
    NB_CASTLE_WHITE_SHORT = 1,
    /** Q in a FEN. */
    NB_CASTLE_WHITE_LONG = 2,
    /** k in a FEN. */
    NB_CASTLE_BLACK_SHORT = 4,
    /** q in a FEN. */
    NB_CASTLE_BLACK_LONG = 8
};

/**
 * A position, with a member for each field of its FEN. The side to move
 * is NB_WHITE or NB_BLACK. The square that a double push has just
 * passed over is kept as given, whether a capture is possible there or
 * not, and is NB_NO_SQUARE if there is none.
 */
typedef struct nb_fen {
    nb_quad quad;
    uint8_t side;
    uint8_t castling; /* bits of nb_castling */
    uint8_t en_passant;
    uint16_t halfmoves; /* since the last capture or pawn move */
    uint16_t fullmoves; /* the fullmove number, from 1 */
} nb_fen;

/** What can be wrong with a text, or with the position in it. */
typedef enum nb_fen_error {
    /** Nothing is wrong. */
    NB_FEN_OK,
    /** The text ends where a field should begin. */
    NB_FEN_NO_FIELD,
    /** A space stands where a field should begin. */
    NB_FEN_EXTRA_SPACE,
    /** A field goes on where it should end. */
    NB_FEN_LONG_FIELD,
    /** Text follows the last field. */
    NB_FEN_MORE_TEXT,
    /** Neither a piece nor a number of empty squares. */
    NB_FEN_BAD_SQUARE,
    /** A number of empty squares follows another. */
    NB_FEN_SPLIT_NUMBER,
    /** A rank has fewer than eight squares. */
    NB_FEN_SHORT_RANK,
    /** A number of empty squares leads beyond the h-file. */
    NB_FEN_LONG_RANK,
    /** A rank goes on after its eighth square. */
    NB_FEN_NO_RANK_END,
    /** The first field has fewer than eight ranks. */
    NB_FEN_TOO_FEW_RANKS,
    /** The first field has more than eight ranks. */
    NB_FEN_TOO_MANY_RANKS,
    /** The side to move is neither w nor b. */
    NB_FEN_BAD_SIDE,
    /** The castling rights are neither letters of KQkq nor -. */
    NB_FEN_BAD_RIGHTS,
    /** The square of field 4 begins with no letter from a to h. */
    NB_FEN_BAD_FILE,
    /** The square of field 4 is on no rank of double pushes. */
    NB_FEN_BAD_RANK,
    /** A number has no digit. */
    NB_FEN_BAD_NUMBER,
    /** A number begins with a 0 that is not all of it. */
    NB_FEN_LEADING_ZERO,
    /** A number is larger than 65535. */
    NB_FEN_LARGE_NUMBER,
    /** The fullmove number is 0. */
    NB_FEN_MOVE_ZERO,
    /* From here on, of a position that is written right: */
    /** A square has code 1, 14 or 15. */
    NB_FEN_BAD_CODE,
    /** A side has no king. */
    NB_FEN_NO_KING,
    /** A side has two kings or more. */
    NB_FEN_TOO_MANY_KINGS,
    /** A side has more than sixteen pawns and pieces. */
    NB_FEN_TOO_MANY_PIECES,
    /** A pawn stands on rank 1 or 8. */
    NB_FEN_PAWN_RANK,
    /** A side has nine pawns or more. */
    NB_FEN_TOO_MANY_PAWNS,
    /** A side has more promoted pieces than missing pawns. */
    NB_FEN_TOO_MANY_PROMOTIONS,
    /** A side may castle whose king or rook is not at home. */
    NB_FEN_IMPOSSIBLE_CASTLING,
    /** No double push can have passed over the square of field 4. */
    NB_FEN_IMPOSSIBLE_EN_PASSANT,
    /* Of check: */
    /** The side not to move is in check. */
    NB_FEN_LEFT_CHECK,
    /** The number of the values above; not an error. */
    NB_FEN_ERROR_COUNT
} nb_fen_error;

/**
 * The result of reading a text. Its position is an index in the text,
 * from 0. On an error, it's the index of the first wrong character, and
 * field, 1 to 6, is the field of that character. Otherwise it's the
 * index at which reading ended, and field is 0.
 */
typedef struct nb_fen_result {
    nb_fen_error error;
    size_t position;
    unsigned field;
} nb_fen_result;

#ifdef __cplusplus
extern "C" {
#endif
/**
 * Read a position as files and people write it, and return the result.
 * Beyond what nb_fen_read_strict accepts, the text may have
 * - spaces, tabs, newlines and carriage returns around the fields, and
 *   any number of them between two;
 * - no sixth field, which is then 1, or neither the fifth nor the
 *   sixth, which are then 0 and 1;
 * - 0 as the sixth field, which is then 1;
 * - a semicolon, which ends the text, and anything after it;
 * - the word startpos in place of the fields, for the position in which
 *   a game begins.
 * The text has the given length and needs no final '\0'; a '\0' inside
 * it is an error. If the length is NB_UNTIL_NUL, the text ends at its
 * first '\0'. No character beyond the end is read. On an error, fen is
 * left untouched, and the result names the first error from the left.
 * The text may be a null pointer if the length is 0.
 */
nb_fen_result nb_fen_read(nb_fen *fen, const char *text, size_t length);

/**
 * Read a position in exactly the form that nb_fen_write writes: all six
 * fields, one space between two, and none around them. Lengths and
 * errors are those of nb_fen_read.
 */
nb_fen_result nb_fen_read_strict(nb_fen *fen, const char *text,
                                 size_t length);

/**
 * Return a sentence that explains an error. The caller must not change
 * it. Any value is allowed: for one that is no error of the list, the
 * sentence is "unknown error".
 */
const char *nb_fen_message(nb_fen_error error);

/** The room for the longest FEN, with its final '\0'. */
#define NB_FEN_SIZE 94

/**
 * Write the FEN of a position, with a final '\0', and return its
 * length, without the '\0'. Squares have the codes 0 and 2 to 13; other
 * codes are written as '?'.
 */
size_t nb_fen_write(char text[NB_FEN_SIZE], const nb_fen *fen);

/**
 * Return the position as the other player sees it, with the players
 * exchanged. Flipped twice, a position is as it was.
 */
nb_fen nb_fen_flip(const nb_fen *fen);

/**
 * Return the first rule that a position breaks, or NB_FEN_OK if it
 * breaks none that the library knows; the list isn't complete. Never
 * returns an error of the text.
 */
nb_fen_error nb_fen_check(const nb_fen *fen);

/**
 * Return whether a position breaks a rule, whatever else it breaks;
 * false if the error isn't a rule.
 */
bool nb_fen_breaks(const nb_fen *fen, nb_fen_error rule);

#ifdef __cplusplus
}
#endif
#endif
