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
 * A position, as the six fields of FEN give it. The side to move is
 * NB_WHITE or NB_BLACK; the square that a double push has just passed
 * over is kept as it was given, and is NB_NO_SQUARE if there is none.
 */
typedef struct nb_fen {
    nb_quad quad;
    uint8_t side;
    uint8_t castling; /* bits of nb_castling */
    uint8_t en_passant;
    uint16_t halfmoves; /* since the last capture or pawn move */
    uint16_t fullmoves; /* the number of the move, from 1 */
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
    /** Something follows the last field. */
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
    NB_FEN_FEW_RANKS,
    /** The first field has more than eight ranks. */
    NB_FEN_MANY_RANKS,
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
    /** The number of the move is 0. */
    NB_FEN_MOVE_ZERO,
    /* From here on, of a position that is written right: */
    /** A square has code 1, 14 or 15. */
    NB_FEN_CODES,
    /** A side has no king. */
    NB_FEN_NO_KING,
    /** A side has two kings or more. */
    NB_FEN_KINGS,
    /** A side has more than sixteen pawns and pieces. */
    NB_FEN_PIECES,
    /** A pawn stands on the first rank or on the last. */
    NB_FEN_PAWN_RANK,
    /** A side has nine pawns or more. */
    NB_FEN_PAWNS,
    /** A side has more men than its lost pawns could have become. */
    NB_FEN_PROMOTIONS,
    /** A side may castle whose king or rook is not at home. */
    NB_FEN_CASTLING,
    /** No double push can have passed over the square of field 4. */
    NB_FEN_EN_PASSANT,
    /* Of check: */
    /** The side that has just moved has left its king in check. */
    NB_FEN_LEFT_CHECK,
    /** How many values stand before this one, which is no error. */
    NB_FEN_ERROR_COUNT
} nb_fen_error;

/**
 * The result of reading a text. The position is the index, from 0, of
 * the first wrong character, and the field is the one that it stands
 * in, 1 to 6. Without an error, the position is where reading ended,
 * and the field is 0.
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
 * Reads a position as files and people write it. More than
 * nb_fen_read_strict, it takes
 * - spaces, tabs, newlines and carriage returns around the fields, and
 *   any number of them between two;
 * - a text without its sixth field, which is then 1, or without the
 *   fifth as well, which is then 0;
 * - 0 as the sixth field, which is then 1;
 * - a semicolon, where the text ends, whatever follows;
 * - the word startpos, for the position in which a game begins.
 * The text has the given length and needs no final '\0', and a '\0'
 * inside is wrong, unless the length is NB_UNTIL_NUL. No character
 * beyond its end is read. If something is wrong, the position in fen is
 * untouched, and the result tells the first place from the left. The
 * text may be a null pointer if the length is 0.
 */
nb_fen_result nb_fen_read(nb_fen *fen, const char *text, size_t length);

/**
 * Reads a position in the form that nb_fen_write writes, to the letter:
 * all six fields, with one space between them and none around. Lengths
 * and errors are those of nb_fen_read.
 */
nb_fen_result nb_fen_read_strict(nb_fen *fen, const char *text,
                                 size_t length);

/**
 * A sentence for an error, not to be changed. Any value is allowed: one
 * that is no error of the list is an "unknown error".
 */
const char *nb_fen_message(nb_fen_error error);

/** The room that the longest FEN takes, with its final \0. */
#define NB_FEN_ROOM 94

/**
 * Writes a position, and returns the length of the text. Squares have
 * the codes 0 and 2 to 13; another code is written as '?'.
 */
size_t nb_fen_write(char text[NB_FEN_ROOM], const nb_fen *fen);

/** The position with the players exchanged; twice, and it is back. */
nb_fen nb_fen_flip(nb_fen fen);

/**
 * The first rule that a position breaks, or NB_FEN_OK: no rule that we
 * know of, since the list is not complete. It is never an error of the
 * text.
 */
nb_fen_error nb_fen_check(const nb_fen *fen);

/**
 * Whether a position breaks a rule, whatever else it breaks; false if
 * the error is of another kind.
 */
bool nb_fen_breaks(const nb_fen *fen, nb_fen_error rule);

#ifdef __cplusplus
}
#endif
#endif
