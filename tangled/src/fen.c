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
static int peek(const cursor *c)
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

/* The codes of pieces, 2 to 13, in this order; 0 for other letters. */
static unsigned code_of(int letter)
{
    static const char pieces[] = "PpNnBbRrQqKk";
    const char *found = letter > 0 ? strchr(pieces, letter) : NULL;

    return found != NULL ? (unsigned)(found - pieces) + 2 : NB_EMPTY;
}

static bool is_blank(const cursor *c)
{
    const int found = peek(c);

    return found == ' ' ||
           (!c->is_strict &&
            (found == '\t' || found == '\n' || found == '\r'));
}

static bool is_end_of_field(const cursor *c)
{
    return peek(c) == END || is_blank(c);
}

/* Skips blanks; the strict reader allows none to be skipped. */
static void skip_blanks(cursor *c)
{
    while (!c->is_strict && is_blank(c))
        c->at++;
}

static bool expect_field(cursor *c)
{
    if (peek(c) == END)
        return fail(c, NB_FEN_NO_FIELD);
    return !is_blank(c) || fail(c, NB_FEN_EXTRA_SPACE);
}

static bool next_field(cursor *c)
{
    if (!is_end_of_field(c))
        return fail(c, NB_FEN_LONG_FIELD);
    c->field++;
    c->at += is_blank(c);
    skip_blanks(c);
    return expect_field(c);
}

static nb_fen_error rank_end_error(const cursor *c, unsigned rank)
{
    if (rank > 0 && is_end_of_field(c))
        return NB_FEN_TOO_FEW_RANKS;
    return peek(c) == '/' ? NB_FEN_TOO_MANY_RANKS : NB_FEN_NO_RANK_END;
}

static nb_fen_error square_error(const cursor *c, bool counted)
{
    const int found = peek(c);

    if (found == '/' || is_end_of_field(c))
        return NB_FEN_SHORT_RANK;
    if (found < '1' || found > '8')
        return NB_FEN_BAD_SQUARE;
    return counted ? NB_FEN_SPLIT_NUMBER : NB_FEN_LONG_RANK;
}

static bool read_rank(cursor *c, nb_quad *quad, unsigned rank)
{
    bool counted = false; /* the character before was a number */

    for (unsigned file = 0; file < 8; c->at++) {
        unsigned code = code_of(peek(c));
        unsigned empty = (unsigned)peek(c) - '0';

        if (code != NB_EMPTY)
            nb_quad_put(quad, 8 * rank + file, code);
        else if (counted || empty - 1 >= 8 - file)
            return fail(c, square_error(c, counted));
        file += code != NB_EMPTY ? 1 : empty;
        counted = code == NB_EMPTY;
    }
    return true;
}

static bool read_pieces(cursor *c, nb_quad *quad)
{
    for (unsigned rank = 8; rank-- > 0;) {
        if (!read_rank(c, quad, rank))
            return false;
        if (rank > 0 ? peek(c) != '/' : !is_end_of_field(c))
            return fail(c, rank_end_error(c, rank));
        c->at += rank > 0;
    }
    return true;
}

static bool read_castling(cursor *c, uint8_t *castling)
{
    const size_t first = c->at;

    for (unsigned i = 0; i < 4; i++)
        if (peek(c) == "KQkq"[i]) {
            *castling = (uint8_t)(*castling | 1u << i);
            c->at++;
        }
    if (c->at == first && peek(c) == '-')
        c->at++;
    if (c->at == first || !is_end_of_field(c))
        return fail(c, NB_FEN_BAD_RIGHTS);
    return true;
}

static bool read_side(cursor *c, uint8_t *side)
{
    if (peek(c) != 'w' && peek(c) != 'b')
        return fail(c, NB_FEN_BAD_SIDE);
    *side = peek(c) == 'w' ? NB_WHITE : NB_BLACK;
    c->at++;
    return true;
}

static bool read_square(cursor *c, uint8_t *square)
{
    unsigned file = (unsigned)peek(c) - (unsigned)'a';

    *square = NB_NO_SQUARE;
    if (peek(c) == '-') {
        c->at++;
        return true;
    }
    if (file > 7)
        return fail(c, NB_FEN_BAD_FILE);
    c->at++;
    if (peek(c) != '3' && peek(c) != '6')
        return fail(c, NB_FEN_BAD_RANK);
    *square = (uint8_t)(8 * (unsigned)(peek(c) - '1') + file);
    c->at++;
    return true;
}

static bool is_digit(int found)
{
    return found >= '0' && found <= '9';
}

static bool read_number(cursor *c, uint16_t *number, unsigned min)
{
    const size_t first = c->at;
    const bool is_zero = peek(c) == '0';
    unsigned value = 0;

    if (!is_digit(peek(c)))
        return fail(c, NB_FEN_BAD_NUMBER);
    for (; is_digit(peek(c)); c->at++) {
        value = value * 10 + (unsigned)(peek(c) - '0');
        if (c->at > first && is_zero)
            return fail(c, NB_FEN_LEADING_ZERO);
        if (value > UINT16_MAX)
            return fail(c, NB_FEN_LARGE_NUMBER);
    }
    if (value < min) {
        c->at = first;
        return fail(c, NB_FEN_MOVE_ZERO);
    }
    *number = (uint16_t)value;
    return true;
}

/* Whether the text ends here, and the friendly reader may stop. */
static bool is_omitted(const cursor *c)
{
    cursor ahead = *c;

    skip_blanks(&ahead);
    return !c->is_strict && peek(&ahead) == END;
}

/* Whether the word startpos stands here, and nothing longer. */
static bool is_startpos(const cursor *c)
{
    cursor ahead = *c;

    for (const char *word = "startpos"; *word != '\0'; word++) {
        if (c->is_strict || peek(&ahead) != *word)
            return false;
        ahead.at++;
    }
    return is_end_of_field(&ahead);
}

static bool read_counters(cursor *c, nb_fen *fen)
{
    const unsigned first = c->is_strict ? 1 : 0; /* of the moves */

    if (is_omitted(c))
        return true;
    if (!next_field(c) || !read_number(c, &fen->halfmoves, 0))
        return false;
    if (is_omitted(c))
        return true;
    return next_field(c) && read_number(c, &fen->fullmoves, first);
}

static bool read_fields(cursor *c, nb_fen *fen)
{
    return expect_field(c) && read_pieces(c, &fen->quad) &&
           next_field(c) && read_side(c, &fen->side) && next_field(c) &&
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

    skip_blanks(&c);
    if (is_startpos(&c))
        read_startpos(&c, &made);
    else if (!read_fields(&c, &made))
        return (nb_fen_result){c.error, c.at, c.field};
    skip_blanks(&c);
    if (peek(&c) != END)
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
    [NB_FEN_OK] = "no error",
    [NB_FEN_NO_FIELD] = "expected another field",
    [NB_FEN_EXTRA_SPACE] =
        "expected one space only, and none before field 1",
    [NB_FEN_LONG_FIELD] = "expected the end of the field",
    [NB_FEN_MORE_TEXT] = "expected the end of the text",
    [NB_FEN_BAD_SQUARE] =
        "expected a piece (PNBRQKpnbrqk) or 1 to 8 empty squares",
    [NB_FEN_SPLIT_NUMBER] =
        "expected one number in place of these two",
    [NB_FEN_SHORT_RANK] =
        "expected more squares: a rank has eight",
    [NB_FEN_LONG_RANK] =
        "expected fewer empty squares: a rank has eight",
    [NB_FEN_NO_RANK_END] =
        "expected the end of the rank, after eight squares",
    [NB_FEN_TOO_FEW_RANKS] = "expected / and another rank, of eight",
    [NB_FEN_TOO_MANY_RANKS] =
        "expected the end of the field, after eight ranks",
    [NB_FEN_BAD_SIDE] = "expected the side to move, w or b",
    [NB_FEN_BAD_RIGHTS] =
        "expected letters of KQkq, in this order, or - for none",
    [NB_FEN_BAD_FILE] =
        "expected a square, such as e3, or - for none",
    [NB_FEN_BAD_RANK] =
        "expected 3 or 6, a rank that a double push passes over",
    [NB_FEN_BAD_NUMBER] = "expected a number",
    [NB_FEN_LEADING_ZERO] = "expected a number without leading zeros",
    [NB_FEN_LARGE_NUMBER] = "expected a number of at most 65535",
    [NB_FEN_MOVE_ZERO] = "expected a fullmove number of at least 1",
    [NB_FEN_BAD_CODE] = "a square has code 1, 14 or 15",
    [NB_FEN_NO_KING] = "a side has no king",
    [NB_FEN_TOO_MANY_KINGS] = "a side has more than one king",
    [NB_FEN_TOO_MANY_PIECES] =
        "a side has more than sixteen pawns and pieces",
    [NB_FEN_PAWN_RANK] = "a pawn stands on rank 1 or 8",
    [NB_FEN_TOO_MANY_PAWNS] = "a side has more than eight pawns",
    [NB_FEN_TOO_MANY_PROMOTIONS] =
        "a side has more promoted pieces than missing pawns",
    [NB_FEN_IMPOSSIBLE_CASTLING] =
        "castling needs king and rook on their home squares",
    [NB_FEN_IMPOSSIBLE_EN_PASSANT] =
        "no double push passed over the square of field 4",
    [NB_FEN_LEFT_CHECK] = "the side not to move is in check",
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

size_t nb_fen_write(char text[NB_FEN_SIZE], const nb_fen *fen)
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

nb_fen nb_fen_flip(const nb_fen *fen)
{
    unsigned rights = fen->castling;
    nb_fen flipped = *fen;

    flipped.quad = nb_quad_flip(&fen->quad);
    flipped.side ^= 1;
    flipped.castling = (uint8_t)((rights & 3) << 2 | (rights >> 2 & 3));
    if (fen->en_passant < NB_NO_SQUARE)
        flipped.en_passant ^= 56;
    return flipped;
}
