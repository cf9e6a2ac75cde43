/* start.c: the position from which is counted. See start.h. */
#include "start.h"
#include "say.h"
#include <ctype.h>
#include <nibble/bitscan.h>
#include <nibble/fen.h>
#include <nibble/moves.h>
#include <nibble/uci.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char startpos[] =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
static const char *const fields[6] = {
    "men",        "side to move", "castling",
    "en passant", "half-moves",   "number of the move"};

/* Cuts the next word off, and what was behind it is the rest. */
static char *next_word(char **rest)
{
    char *word = *rest + strspn(*rest, " ");
    size_t length = strcspn(word, " ");

    *rest = word + length;
    if (**rest == ' ')
        *(*rest)++ = '\0';
    return length > 0 ? word : NULL;
}

/* Whether the next word is a clock, or wants to be one. */
static bool is_number_next(const char *rest)
{
    rest += strspn(rest, " ");
    return *rest != '\0' && !isalpha((unsigned char)*rest);
}

/*
 * The fields of a FEN with a space between them; the text has room
 * for all words and ROOM_FOR_CLOCKS.
 */
enum { ROOM_FOR_CLOCKS = 8 };
static void join_fields(char *text, char *word, char **rest)
{
    unsigned count = 0;

    *text = '\0';
    do {
        if (count == 5 && strcmp(word, "0") == 0)
            word = "1"; /* of many suites; nobody counts from there */
        strcat(strcat(text, count > 0 ? " " : ""), word);
        count++;
    } while (count < 6 && (count < 4 || is_number_next(*rest)) &&
             (word = next_word(rest)) != NULL);
    if (count == 4)
        strcat(text, " 0");
    if (count == 4 || count == 5)
        strcat(text, " 1");
}

static int complain_of_fen(const char *text, const nb_fen_error *error)
{
    char what[16] = "the end";
    char found = text[error->column - 1];

    if (found >= ' ' && found <= '~')
        snprintf(what, sizeof what, "'%c'", found);
    else if (found != '\0')
        snprintf(what, sizeof what, "byte 0x%02X",
                 (unsigned)(unsigned char)found);
    return complain(WRONG_USAGE, "field %u (%s), column %zu, %s: %s",
                    error->field, fields[error->field - 1],
                    error->column, what, error->why);
}

static bool has_too_many_men(const nb_fen *fen)
{
    return nb_popcount64(nb_quad_white(&fen->quad)) > 16 ||
           nb_popcount64(nb_quad_black(&fen->quad)) > 16;
}

/*
 * What no game has can be counted all the same: nine pawns, too many
 * promoted men, a clock that runs while a pawn can be captured en
 * passant. These rules have to be kept.
 */
static int check_rules(nb_fen fen)
{
    static const nb_fen_rule rules[] = {
        NB_RULE_NO_KING,  NB_RULE_KINGS,      NB_RULE_PAWN_RANK,
        NB_RULE_CASTLING, NB_RULE_EN_PASSANT, NB_RULE_LEFT_CHECK};

    fen.halfmoves = 0;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (nb_fen_breaks(&fen, rules[i]))
            return complain(WRONG_USAGE, "this cannot be counted: %s",
                            nb_fen_rule_text(rules[i]));
    if (has_too_many_men(&fen))
        return complain(WRONG_USAGE, "this cannot be counted: a side "
                                     "has more than sixteen men");
    return 0;
}

static int read_position(nb_position *position, const char *text)
{
    nb_fen_error error;
    nb_fen fen;
    int status;

    if (!nb_fen_read(&fen, text, &error))
        return complain_of_fen(text, &error);
    status = check_rules(fen);
    if (status == 0)
        *position = nb_position_of(&fen);
    return status;
}

/* The fields of a FEN are joined in memory of their own. */
static int read_fen(nb_position *position, char *word, char **rest)
{
    size_t room = strlen(word) + strlen(*rest) + ROOM_FOR_CLOCKS;
    char *text = malloc(room);
    int status;

    if (text == NULL)
        return complain(FAILED, "out of memory");
    join_fields(text, word, rest);
    status = read_position(position, text);
    free(text);
    return status;
}

static int make_moves(nb_position *position, char *rest)
{
    nb_uci_error error;
    nb_move move;
    char *word = next_word(&rest);

    if (word != NULL && strcmp(word, "moves") == 0)
        word = next_word(&rest);
    for (; word != NULL; word = next_word(&rest)) {
        if (!nb_uci_read(&move, position, word, &error))
            return complain(WRONG_USAGE,
                            "move '" SOME "', column %zu: %s", word,
                            error.column, error.why);
        *position = nb_after(position, move);
    }
    return 0;
}

int read_start(nb_position *position, char *text)
{
    char *rest = text, *word;
    int status;

    if (text == NULL)
        return read_position(position, startpos);
    text[strcspn(text, ";")] = '\0';
    word = next_word(&rest);
    if (word == NULL)
        return complain(WRONG_USAGE, "the FEN is empty");
    if (strcmp(word, "startpos") == 0)
        status = read_position(position, startpos);
    else
        status = read_fen(position, word, &rest);
    return status == 0 ? make_moves(position, rest) : status;
}
