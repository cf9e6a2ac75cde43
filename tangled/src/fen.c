/* fen.c: positions as text, read and written. See fen.h. */
#include <nibble/fen.h>
#include <stdio.h>
#include <string.h>

typedef struct cursor {
    const char *text;
    size_t at, length;
    bool is_strict;
    unsigned field;
    nb_fen_error error;
} cursor;

enum { END = -1 };

/* The character at the cursor, or END. */
static int here(const cursor *c)
{
    const int found =
        c->at < c->length ? (unsigned char)c->text[c->at] : END;

    if (found == '\0' && c->length == NB_UNTIL_NUL)
        return END;
    return found == ';' && !c->is_strict ? END : found;
}

static bool fail(cursor *c, nb_fen_error error)
{
    c->error = error;
    return false;
}

/* The codes of men, 2 to 13, in this order; 0 for another letter. */
static unsigned code_of(int letter)
{
    static const char men[] = "PpNnBbRrQqKk";
    const char *found = letter > 0 ? strchr(men, letter) : NULL;

    return found != NULL ? (unsigned)(found - men) + 2 : NB_EMPTY;
}

static bool is_blank(const cursor *c)
{
    const int found = here(c);

    return found == ' ' ||
           (!c->is_strict &&
            (found == '\t' || found == '\n' || found == '\r'));
}

static bool ends_field(const cursor *c)
{
    return here(c) == END || is_blank(c);
}

/* Skips blanks; the strict reader allows none to be skipped. */
static void skip_margin(cursor *c)
{
    while (!c->is_strict && is_blank(c))
        c->at++;
}

static bool is_there(cursor *c)
{
    if (here(c) == END)
        return fail(c, NB_FEN_NO_FIELD);
    return !is_blank(c) || fail(c, NB_FEN_EXTRA_SPACE);
}

static bool next_field(cursor *c)
{
    if (!ends_field(c))
        return fail(c, NB_FEN_LONG_FIELD);
    c->field++;
    c->at += is_blank(c);
    skip_margin(c);
    return is_there(c);
}

static nb_fen_error why_no_square(const cursor *c, bool counted)
{
    const int found = here(c);

    if (found == '/' || ends_field(c))
        return NB_FEN_SHORT_RANK;
    if (found < '1' || found > '8')
        return NB_FEN_BAD_SQUARE;
    return counted ? NB_FEN_SPLIT_NUMBER : NB_FEN_LONG_RANK;
}

static nb_fen_error why_no_end(const cursor *c, unsigned rank)
{
    if (rank > 0 && ends_field(c))
        return NB_FEN_FEW_RANKS;
    return here(c) == '/' ? NB_FEN_MANY_RANKS : NB_FEN_NO_RANK_END;
}

static bool read_rank(cursor *c, nb_quad *quad, unsigned rank)
{
    bool counted = false; /* the character before was a number */

    for (unsigned file = 0; file < 8; c->at++) {
        unsigned code = code_of(here(c));
        unsigned empty = (unsigned)here(c) - '0';

        if (code != NB_EMPTY)
            nb_quad_put(quad, 8 * rank + file, code);
        else if (counted || empty - 1 >= 8 - file)
            return fail(c, why_no_square(c, counted));
        file += code != NB_EMPTY ? 1 : empty;
        counted = code == NB_EMPTY;
    }
    return true;
}

static bool read_men(cursor *c, nb_quad *quad)
{
    for (unsigned rank = 8; rank-- > 0;) {
        if (!read_rank(c, quad, rank))
            return false;
        if (rank > 0 ? here(c) != '/' : !ends_field(c))
            return fail(c, why_no_end(c, rank));
        c->at += rank > 0;
    }
    return true;
}

static bool read_side(cursor *c, uint8_t *side)
{
    if (here(c) != 'w' && here(c) != 'b')
        return fail(c, NB_FEN_BAD_SIDE);
    *side = here(c) == 'w' ? NB_WHITE : NB_BLACK;
    c->at++;
    return true;
}

static bool read_castling(cursor *c, uint8_t *castling)
{
    const size_t first = c->at;

    for (unsigned i = 0; i < 4; i++)
        if (here(c) == "KQkq"[i]) {
            *castling = (uint8_t)(*castling | 1u << i);
            c->at++;
        }
    if (c->at == first && here(c) == '-')
        c->at++;
    if (c->at == first || !ends_field(c))
        return fail(c, NB_FEN_BAD_RIGHTS);
    return true;
}

static bool read_square(cursor *c, uint8_t *square)
{
    unsigned file = (unsigned)here(c) - (unsigned)'a';

    *square = NB_NO_SQUARE;
    if (here(c) == '-') {
        c->at++;
        return true;
    }
    if (file > 7)
        return fail(c, NB_FEN_BAD_FILE);
    c->at++;
    if (here(c) != '3' && here(c) != '6')
        return fail(c, NB_FEN_BAD_RANK);
    *square = (uint8_t)(8 * (unsigned)(here(c) - '1') + file);
    c->at++;
    return true;
}

static bool is_digit(int found)
{
    return found >= '0' && found <= '9';
}

static bool read_number(cursor *c, uint16_t *number, unsigned least)
{
    const size_t first = c->at;
    const bool is_zero = here(c) == '0';
    unsigned value = 0;

    if (!is_digit(here(c)))
        return fail(c, NB_FEN_BAD_NUMBER);
    for (; is_digit(here(c)); c->at++) {
        value = value * 10 + (unsigned)(here(c) - '0');
        if (c->at > first && is_zero)
            return fail(c, NB_FEN_LEADING_ZERO);
        if (value > UINT16_MAX)
            return fail(c, NB_FEN_LARGE_NUMBER);
    }
    if (value < least) {
        c->at = first;
        return fail(c, NB_FEN_MOVE_ZERO);
    }
    *number = (uint16_t)value;
    return true;
}

/* Whether the text ends here, and the friendly reader may stop. */
static bool is_left_out(const cursor *c)
{
    cursor ahead = *c;

    skip_margin(&ahead);
    return !c->is_strict && here(&ahead) == END;
}

/* Whether the word startpos stands here, and nothing longer. */
static bool is_startpos(const cursor *c)
{
    cursor ahead = *c;

    for (const char *word = "startpos"; *word != '\0'; word++) {
        if (c->is_strict || here(&ahead) != *word)
            return false;
        ahead.at++;
    }
    return ends_field(&ahead);
}

static bool read_counters(cursor *c, nb_fen *fen)
{
    const unsigned first = c->is_strict ? 1 : 0; /* of the moves */

    if (is_left_out(c))
        return true;
    if (!next_field(c) || !read_number(c, &fen->halfmoves, 0))
        return false;
    if (is_left_out(c))
        return true;
    return next_field(c) && read_number(c, &fen->fullmoves, first);
}

static bool read_fields(cursor *c, nb_fen *fen)
{
    return is_there(c) && read_men(c, &fen->quad) && next_field(c) &&
           read_side(c, &fen->side) && next_field(c) &&
           read_castling(c, &fen->castling) && next_field(c) &&
           read_square(c, &fen->en_passant) && read_counters(c, fen);
}

static void read_startpos(cursor *c, nb_fen *fen)
{
    cursor start = {.text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN"
                            "R w KQkq - 0 1",
                    .length = NB_UNTIL_NUL,
                    .is_strict = true};

    read_fields(&start, fen);
    c->at += strlen("startpos");
}

static nb_fen_result read_text(cursor c, nb_fen *fen)
{
    nb_fen made = {.fullmoves = 1};

    skip_margin(&c);
    if (is_startpos(&c))
        read_startpos(&c, &made);
    else if (!read_fields(&c, &made))
        return (nb_fen_result){c.error, c.at, c.field};
    skip_margin(&c);
    if (here(&c) != END)
        return (nb_fen_result){NB_FEN_MORE_TEXT, c.at, c.field};
    if (made.fullmoves == 0)
        made.fullmoves = 1;
    *fen = made;
    return (nb_fen_result){NB_FEN_OK, c.at, 0};
}

nb_fen_result nb_fen_read(nb_fen *fen, const char *text, size_t length)
{
    return read_text(
        (cursor){.text = text, .length = length, .field = 1}, fen);
}

nb_fen_result nb_fen_read_strict(nb_fen *fen, const char *text,
                                 size_t length)
{
    return read_text((cursor){.text = text,
                              .length = length,
                              .is_strict = true,
                              .field = 1},
                     fen);
}

/* clang-format off */
static const char *const messages[NB_FEN_ERROR_COUNT] = {
    [NB_FEN_OK] = "nothing is wrong",
    [NB_FEN_NO_FIELD] = "this field is missing",
    [NB_FEN_EXTRA_SPACE] =
        "there is one space before a field, and none before the first",
    [NB_FEN_LONG_FIELD] = "this field should end here",
    [NB_FEN_MORE_TEXT] = "nothing may follow the last field",
    [NB_FEN_BAD_SQUARE] =
        "expected a piece (PNBRQKpnbrqk) or 1 to 8 empty squares",
    [NB_FEN_SPLIT_NUMBER] =
        "two numbers of empty squares are one, their sum",
    [NB_FEN_SHORT_RANK] = "this rank has fewer than eight squares",
    [NB_FEN_LONG_RANK] = "this rank has more than eight squares",
    [NB_FEN_NO_RANK_END] =
        "this rank should end here, after eight squares",
    [NB_FEN_FEW_RANKS] = "there are fewer than eight ranks",
    [NB_FEN_MANY_RANKS] = "there are more than eight ranks",
    [NB_FEN_BAD_SIDE] = "the side to move is w or b",
    [NB_FEN_BAD_RIGHTS] =
        "castling rights are letters of KQkq in this order, or -",
    [NB_FEN_BAD_FILE] =
        "a square begins with a letter, a to h; none is -",
    [NB_FEN_BAD_RANK] = "a double push passes over rank 3 or 6",
    [NB_FEN_BAD_NUMBER] = "a number is expected",
    [NB_FEN_LEADING_ZERO] = "a number does not begin with 0",
    [NB_FEN_LARGE_NUMBER] = "a number is at most 65535",
    [NB_FEN_MOVE_ZERO] = "moves are counted from 1",
    [NB_FEN_CODES] = "a square has code 1, 14 or 15",
    [NB_FEN_NO_KING] = "a side has no king",
    [NB_FEN_KINGS] = "a side has more than one king",
    [NB_FEN_PIECES] = "a side has more than sixteen pawns and pieces",
    [NB_FEN_PAWN_RANK] = "a pawn stands on rank 1 or 8",
    [NB_FEN_PAWNS] = "a side has more than eight pawns",
    [NB_FEN_PROMOTIONS] =
        "a side has more men than its lost pawns could have become",
    [NB_FEN_CASTLING] =
        "castling needs king and rook on their first squares",
    [NB_FEN_EN_PASSANT] =
        "no double push passed over the square of field 4",
    [NB_FEN_LEFT_CHECK] =
        "the side that has just moved has left its king in check",
};

const char *nb_fen_message(nb_fen_error error)
{
    const unsigned index = (unsigned)error;

    return index < NB_FEN_ERROR_COUNT ? messages[index]
                                      : "unknown error";
}
/* clang-format on */
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
