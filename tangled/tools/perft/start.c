/* start.c: the position from which is counted. See start.h. */
#include "start.h"
#include "message.h"
#include <ctype.h>
#include <nibble/fen.h>
#include <nibble/moves.h>
#include <nibble/uci.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char *const fields[6] = {
    "piece placement", "side to move",   "castling",
    "en passant",      "halfmove clock", "fullmove number"};
/* Words are apart by these; nothing behind a ';' is a word. */
static const char blanks[] = " \t\r\n", delimiters[] = " \t\r\n;";

static const char *skip_blanks(const char *text)
{
    return text + strspn(text, blanks);
}

static const char *skip_word(const char *text)
{
    text = skip_blanks(text);
    return text + strcspn(text, delimiters);
}

static size_t word_length(const char *word)
{
    return strcspn(word, delimiters);
}

static bool is_word(const char *text, const char *word)
{
    text = skip_blanks(text);
    return word_length(text) == strlen(word) &&
           strncmp(text, word, strlen(word)) == 0;
}

/* Whether the next word is a counter, or wants to be one. */
static bool is_number_next(const char *text)
{
    text = skip_blanks(text);
    return word_length(text) > 0 && !isalpha((unsigned char)*text);
}

/* Where the FEN ends that moves may follow: after four to six words. */
static const char *end_of_fen(const char *text)
{
    const char *end = skip_word(text);

    if (is_word(text, "startpos"))
        return end;
    for (unsigned field = 2; field <= 4; field++)
        end = skip_word(end);
    for (unsigned field = 5; field <= 6 && is_number_next(end); field++)
        end = skip_word(end);
    return end;
}

static int report_fen_error(const char *text, const char *end,
                            const nb_fen_result *r)
{
    char found[80] = "the end";
    const char *at = text + r->position;
    const bool is_rule = r->error >= NB_FEN_BAD_CODE; /* of a field */
    const int length = is_rule ? (int)word_length(at) : 1;

    if (at < end && *at >= ' ' && *at <= '~')
        snprintf(found, sizeof found, "'%.*s'", length, at);
    else if (at < end)
        snprintf(found, sizeof found, "byte 0x%02X",
                 (unsigned)(unsigned char)*at);
    return report_error(WRONG_USAGE,
                        "field %u (%s), column %zu, %s: %s", r->field,
                        fields[r->field - 1], r->position + 1, found,
                        nb_fen_message(r->error));
}

static int report_move_error(const char *word, size_t length,
                             const nb_uci_result *r)
{
    const int shown = length < 60 ? (int)length : 60;

    return report_error(WRONG_USAGE, "move '%.*s', column %zu: %s",
                        shown, word, r->position + 1,
                        nb_uci_message(r->error));
}

static int make_moves(nb_position *position, const char *text)
{
    nb_move move = 0;

    if (is_word(text, "moves"))
        text = skip_word(text);
    for (;; text = skip_word(text)) {
        const char *word = skip_blanks(text);
        const size_t length = word_length(word);
        nb_uci_result r;

        if (length == 0)
            return 0;
        r = nb_uci_read(&move, position, word, length);
        if (r.error != NB_UCI_OK)
            return report_move_error(word, length, &r);
        *position = nb_position_after(position, move);
    }
}

int read_start(nb_position *position, const char *text)
{
    const char *start = text == NULL ? "startpos" : text;
    const char *end = end_of_fen(start);
    nb_fen_result r;

    if (word_length(skip_blanks(start)) == 0)
        return report_error(WRONG_USAGE,
                            "expected a FEN, but it is empty");
    r = nb_position_read(position, start, (size_t)(end - start));
    if (r.error != NB_FEN_OK)
        return report_fen_error(start, end, &r);
    return make_moves(position, end);
}
