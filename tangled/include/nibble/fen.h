/* fen.h: positions as text, in Forsyth-Edwards notation. */
#ifndef NB_FEN_H
#define NB_FEN_H

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

#ifdef __cplusplus
extern "C" {
#endif
/** Where and why a text is no FEN. */
typedef struct nb_fen_error {
    unsigned field;  /* 1 to 6 */
    size_t column;   /* of the character, from 1; maybe the final \0 */
    const char *why; /* what stands there or should, for people */
} nb_fen_error;

/**
 * Reads a position; true if the text is one. If it is not, the
 * position is untouched and the error, unless its pointer is null,
 * tells the first place from the left that is wrong. What is read is
 * what nb_fen_write writes, to the letter.
 */
bool nb_fen_read(nb_fen *fen, const char *text, nb_fen_error *error);

/** The room that the longest FEN takes, with its final \0. */
#define NB_FEN_ROOM 94

/**
 * Writes a position, and returns the length of the text. Squares have
 * the codes 0 and 2 to 13; another code is written as '?'.
 */
size_t nb_fen_write(char text[NB_FEN_ROOM], const nb_fen *fen);

/** The position with the players exchanged; twice, and it is back. */
nb_fen nb_fen_flip(nb_fen fen);

/** What can be wrong with a position that is written right. */
typedef enum nb_fen_rule {
    /** Nothing that we know of: the list is not complete. */
    NB_RULES_KEPT,
    /** A square has code 1, 14 or 15. */
    NB_RULE_CODES,
    /** A side has no king. */
    NB_RULE_NO_KING,
    /** A side has two kings or more. */
    NB_RULE_KINGS,
    /** A pawn stands on the first rank or on the last. */
    NB_RULE_PAWN_RANK,
    /** A side has nine pawns or more. */
    NB_RULE_PAWNS,
    /** A side has more men than its lost pawns could have become. */
    NB_RULE_PROMOTIONS,
    /** Somebody may castle whose king or rook is not at home. */
    NB_RULE_CASTLING,
    /** No double push can have passed over the square of field 4. */
    NB_RULE_EN_PASSANT,
    /* Of check: */
    /** The side that has just moved has left its king in check. */
    NB_RULE_LEFT_CHECK,
    /** How many values there are, NB_RULES_KEPT among them. */
    NB_RULE_COUNT
} nb_fen_rule;

/** The first rule that a position breaks, or NB_RULES_KEPT. */
nb_fen_rule nb_fen_check(const nb_fen *fen);

/** Whether a position breaks a rule, whatever else it breaks. */
bool nb_fen_breaks(const nb_fen *fen, nb_fen_rule rule);

/** What a rule says is wrong, for people; not to be changed. */
const char *nb_fen_rule_text(nb_fen_rule rule);

#ifdef __cplusplus
}
#endif
#endif
