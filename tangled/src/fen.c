/* fen.c: positions as text, read and written. See fen.h. */
#include <nibble/fen.h>
#include <stdio.h>
#include <string.h>

typedef struct cursor {
    const char *text, *at;
    unsigned field;
    const char *why;
} cursor;

static bool fail(cursor *c, const char *why)
{
    c->why = why;
    return false;
}

/* The codes of men, 2 to 13, in this order; 0 for another letter. */
static unsigned code_of(char letter)
{
    static const char men[] = "PpNnBbRrQqKk";
    const char *found = letter != '\0' ? strchr(men, letter) : NULL;

    return found != NULL ? (unsigned)(found - men) + 2 : NB_EMPTY;
}

static bool is_there(cursor *c)
{
    if (*c->at == '\0')
        return fail(c, "this field is missing");
    if (*c->at == ' ')
        return fail(c, "there is one space before a field, and none "
                       "before the first");
    return true;
}

static bool next_field(cursor *c)
{
    if (*c->at != ' ' && *c->at != '\0')
        return fail(c, "this field should end here");
    c->field++;
    c->at += *c->at == ' ';
    return is_there(c);
}

static bool is_end(cursor *c)
{
    return *c->at == '\0' ||
           fail(c, "nothing may follow the sixth field");
}

static const char *why_no_square(char found, bool counted)
{
    if (found == '/' || found == ' ' || found == '\0')
        return "this rank has fewer than eight squares";
    if (found < '1' || found > '8')
        return "a man is a letter of PNBRQKpnbrqk, and a number of "
               "empty squares is 1 to 8";
    return counted ? "two numbers of empty squares are one, their sum"
                   : "this rank has more than eight squares";
}

static const char *why_no_end(char found, unsigned rank)
{
    if (rank > 0 && (found == ' ' || found == '\0'))
        return "there are fewer than eight ranks";
    if (found == '/')
        return "there are more than eight ranks";
    return "this rank should end here, after eight squares";
}

static bool read_rank(cursor *c, nb_quad *quad, unsigned rank)
{
    bool counted = false; /* the character before was a number */

    for (unsigned file = 0; file < 8; c->at++) {
        unsigned code = code_of(*c->at);
        unsigned empty = (unsigned char)*c->at - '0';

        if (code != NB_EMPTY)
            nb_quad_put(quad, 8 * rank + file, code);
        else if (counted || empty - 1 >= 8 - file)
            return fail(c, why_no_square(*c->at, counted));
        file += code != NB_EMPTY ? 1 : empty;
        counted = code == NB_EMPTY;
    }
    return true;
}

static bool read_men(cursor *c, nb_quad *quad)
{
    for (unsigned rank = 8; rank-- > 0;) {
        char end = rank > 0 ? '/' : ' ';

        if (!read_rank(c, quad, rank))
            return false;
        if (*c->at != end && (rank > 0 || *c->at != '\0'))
            return fail(c, why_no_end(*c->at, rank));
        c->at += rank > 0;
    }
    return true;
}

static bool read_side(cursor *c, uint8_t *side)
{
    if (*c->at != 'w' && *c->at != 'b')
        return fail(c, "the side to move is w or b");
    *side = *c->at == 'w' ? NB_WHITE : NB_BLACK;
    c->at++;
    return true;
}

static bool read_castling(cursor *c, uint8_t *castling)
{
    const char *first = c->at;

    for (unsigned i = 0; i < 4; i++)
        if (*c->at == "KQkq"[i]) {
            *castling = (uint8_t)(*castling | 1u << i);
            c->at++;
        }
    if (c->at == first && *c->at == '-')
        c->at++;
    if (c->at == first || (*c->at != ' ' && *c->at != '\0'))
        return fail(c, "castling rights are letters of KQkq in this "
                       "order, or -");
    return true;
}

static bool read_square(cursor *c, uint8_t *square)
{
    unsigned file = (unsigned char)*c->at - (unsigned)'a';

    *square = NB_NO_SQUARE;
    if (*c->at == '-') {
        c->at++;
        return true;
    }
    if (file > 7)
        return fail(c, "a square begins with a letter, a to h; none "
                       "is -");
    c->at++;
    if (*c->at != '3' && *c->at != '6')
        return fail(c, "a double push passes over rank 3 or 6");
    *square = (uint8_t)(8 * (unsigned)(*c->at - '1') + file);
    c->at++;
    return true;
}

static bool is_digit(char found)
{
    return found >= '0' && found <= '9';
}

static bool read_number(cursor *c, uint16_t *number, unsigned least)
{
    const char *first = c->at;
    unsigned value = 0;

    if (!is_digit(*c->at))
        return fail(c, "a number is expected");
    for (; is_digit(*c->at); c->at++) {
        value = value * 10 + (unsigned)(*c->at - '0');
        if (c->at > first && *first == '0')
            return fail(c, "a number does not begin with 0");
        if (value > UINT16_MAX)
            return fail(c, "a number is at most 65535");
    }
    if (value < least) {
        c->at = first;
        return fail(c, "moves are counted from 1");
    }
    *number = (uint16_t)value;
    return true;
}

static bool read_fields(cursor *c, nb_fen *fen)
{
    return is_there(c) && read_men(c, &fen->quad) && next_field(c) &&
           read_side(c, &fen->side) && next_field(c) &&
           read_castling(c, &fen->castling) && next_field(c) &&
           read_square(c, &fen->en_passant) && next_field(c) &&
           read_number(c, &fen->halfmoves, 0) && next_field(c) &&
           read_number(c, &fen->fullmoves, 1) && is_end(c);
}

bool nb_fen_read(nb_fen *fen, const char *text, nb_fen_error *error)
{
    cursor c = {text, text, 1, NULL};
    nb_fen made = {{{0, 0, 0, 0}}, 0, 0, 0, 0, 0};

    if (read_fields(&c, &made)) {
        *fen = made;
        return true;
    }
    if (error != NULL)
        *error =
            (nb_fen_error){c.field, (size_t)(c.at - text) + 1, c.why};
    return false;
}

static char *write_rank(char *to, const nb_quad *quad, unsigned rank)
{
    char empty = '0';

    for (unsigned square = 8 * rank; square < 8 * rank + 8; square++) {
        unsigned code = nb_quad_at(quad, square);

        if (empty > '0' && code != NB_EMPTY) {
            *to++ = empty;
            empty = '0';
        }
        if (code == NB_EMPTY)
            empty++;
        else
            *to++ = ".?PpNnBbRrQqKk??"[code];
    }
    if (empty > '0')
        *to++ = empty;
    return to;
}

static char *write_castling(char *to, unsigned castling)
{
    if ((castling & 15) == 0)
        *to++ = '-';
    for (unsigned i = 0; i < 4; i++)
        if ((castling >> i & 1) != 0)
            *to++ = "KQkq"[i];
    return to;
}

static char *write_square(char *to, unsigned square)
{
    if (square >= NB_NO_SQUARE) {
        *to++ = '-';
        return to;
    }
    *to++ = (char)('a' + square % 8);
    *to++ = (char)('1' + square / 8);
    return to;
}

size_t nb_fen_write(char text[NB_FEN_ROOM], const nb_fen *fen)
{
    char *to = text;

    for (unsigned rank = 8; rank-- > 0;) {
        to = write_rank(to, &fen->quad, rank);
        *to++ = rank > 0 ? '/' : ' ';
    }
    *to++ = fen->side == NB_WHITE ? 'w' : 'b';
    *to++ = ' ';
    to = write_castling(to, fen->castling);
    *to++ = ' ';
    to = write_square(to, fen->en_passant);
    to += sprintf(to, " %u %u", (unsigned)fen->halfmoves,
                  (unsigned)fen->fullmoves);
    return (size_t)(to - text);
}

nb_fen nb_fen_flip(nb_fen fen)
{
    unsigned rights = fen.castling;

    fen.quad = nb_quad_flip(fen.quad);
    fen.side ^= 1;
    fen.castling = (uint8_t)((rights & 3) << 2 | (rights >> 2 & 3));
    if (fen.en_passant < NB_NO_SQUARE)
        fen.en_passant ^= 56;
    return fen;
}
