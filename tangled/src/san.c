/* san.c: algebraic notation, written and read. See san.h. */
#include <assert.h>
#include <nibble/san.h>
#include <stdbool.h>
#include <string.h>

static char file_of(unsigned square)
{
    return (char)('a' + square % 8);
}

static char rank_of(unsigned square)
{
    return (char)('1' + square / 8);
}

/* Where a move could begin that has the same piece and arrival. */
static uint64_t origins_of(const nb_position *position, nb_move move)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_moves(moves, position);
    uint64_t origins = 0;

    for (unsigned i = 0; i < count; i++)
        if (nb_move_piece(moves[i]) == nb_move_piece(move) &&
            nb_move_to(moves[i]) == nb_move_to(move))
            origins |= UINT64_C(1) << nb_move_from(moves[i]);
    return origins;
}

/* As much of a piece's square as tells it from its rivals. */
static char *write_origin(char *to, const nb_position *position,
                          nb_move move)
{
    const unsigned from = nb_move_from(move);
    const uint64_t file = ~UINT64_C(0) / 255 << from % 8;
    const uint64_t rank = UINT64_C(255) << from / 8 * 8;
    const uint64_t rivals =
        origins_of(position, move) & ~(UINT64_C(1) << from);

    if (rivals != 0 && ((rivals & file) == 0 || (rivals & rank) != 0))
        *to++ = file_of(from);
    if ((rivals & file) != 0)
        *to++ = rank_of(from);
    return to;
}

static char *write_mover(char *to, const nb_position *position,
                         nb_move move)
{
    const unsigned kind = nb_kind(nb_move_piece(move));

    if (kind != NB_PAWN) {
        *to++ = "..NBRQK"[kind];
        return write_origin(to, position, move);
    }
    if (nb_move_captured(move) != NB_EMPTY)
        *to++ = file_of(nb_move_from(move));
    return to;
}

static char *write_arrival(char *to, nb_move move)
{
    const unsigned promotion = nb_move_promotion(move);

    if (nb_move_captured(move) != NB_EMPTY)
        *to++ = 'x';
    *to++ = file_of(nb_move_to(move));
    *to++ = rank_of(nb_move_to(move));
    if (promotion != NB_EMPTY) {
        *to++ = '=';
        *to++ = "..NBRQ"[promotion];
    }
    return to;
}

static char *write_castling(char *to, nb_move move)
{
    const char *name = nb_move_to(move) % 8 == 6 ? "O-O" : "O-O-O";

    return to + strlen(strcpy(to, name));
}

size_t nb_san_write(char text[NB_SAN_SIZE], const nb_position *position,
                    nb_move move)
{
    char *to = text;
    nb_position after;

    if (move == 0)
        return strlen(strcpy(text, "--"));
    assert(nb_quad_at(&position->quad, nb_move_from(move)) ==
           nb_move_piece(move));
    after = nb_position_after(position, move);
    if (nb_move_is_castling(move))
        to = write_castling(to, move);
    else
        to = write_arrival(write_mover(to, position, move), move);
    if (nb_in_check(&after))
        *to++ = nb_count_legal_moves(&after) == 0 ? '#' : '+';
    *to = '\0';
    return (size_t)(to - text);
}

/* What is written, where its parts are, and what is wrong first. */
typedef struct reader {
    const nb_position *position;
    const char *text;
    size_t at, length;
    size_t named;  /* after what is said of the piece */
    size_t target; /* where the square of arrival begins */
    size_t rest;   /* after that square */
    unsigned kind, file, rank, to, promotion;
    bool castles, captures;
    nb_san_error error;
} reader;

enum { END = -1, OPEN = 8 };

static const char files[] = "abcdefgh", ranks[] = "12345678";

static int peek(const reader *r)
{
    const int found =
        r->at < r->length ? (unsigned char)r->text[r->at] : END;

    return found == '\0' && r->length == NB_UNTIL_NUL ? END : found;
}

static bool fail(reader *r, size_t at, nb_san_error error)
{
    r->at = at;
    r->error = error;
    return false;
}

/* Read one of some characters and its index, if one is there. */
static bool accept(reader *r, const char *characters, unsigned *index)
{
    const int next = peek(r);
    const char *found = next > 0 ? strchr(characters, next) : NULL;

    if (found == NULL)
        return false;
    *index = (unsigned)(found - characters);
    r->at++;
    return true;
}

/* Two or three of the letter O, or of zeros, with - between them. */
static bool read_castling(reader *r)
{
    const int letter = peek(r);
    unsigned letters = 1;

    for (r->at++; letters < 3 && peek(r) == '-'; letters++) {
        r->at++;
        if (peek(r) != letter)
            return fail(r, r->at, NB_SAN_BAD_CASTLING);
        r->at++;
    }
    if (letters == 1)
        return fail(r, r->at, NB_SAN_BAD_CASTLING);
    r->castles = true;
    r->kind = NB_KING;
    r->to = 56u * r->position->side + (letters == 2 ? 6 : 2);
    return true;
}

static bool read_piece(reader *r)
{
    unsigned index;

    if (accept(r, "NBRQK", &index)) {
        r->kind = NB_KNIGHT + index;
        return true;
    }
    r->kind = NB_PAWN;
    return (peek(r) >= 'a' && peek(r) <= 'h') ||
           fail(r, r->at, NB_SAN_BAD_START);
}

/* No second square follows: the first one is that of arrival. */
static bool use_first_square(reader *r)
{
    if (r->captures || r->file == OPEN)
        return fail(r, r->at, NB_SAN_BAD_FILE);
    if (r->rank == OPEN)
        return fail(r, r->at, NB_SAN_BAD_RANK);
    r->named = r->target = r->at - 2;
    r->to = 8 * r->rank + r->file;
    r->file = r->rank = OPEN;
    return true;
}

/* Squares, of which the first may lack its file, its rank or both. */
static bool read_squares(reader *r)
{
    unsigned file, rank, x;

    accept(r, files, &r->file);
    accept(r, ranks, &r->rank);
    r->named = r->at;
    r->captures = accept(r, "x", &x);
    r->target = r->at;
    if (!accept(r, files, &file))
        return use_first_square(r);
    if (!accept(r, ranks, &rank))
        return fail(r, r->at, NB_SAN_BAD_RANK);
    r->to = 8 * rank + file;
    return true;
}

static bool read_promotion(reader *r)
{
    unsigned index;
    bool announced;

    r->rest = r->at;
    announced = accept(r, "=", &index);
    if (accept(r, "NBRQ", &index))
        r->promotion = NB_KNIGHT + index;
    else if (announced)
        return fail(r, r->at, NB_SAN_BAD_PROMOTION);
    return true;
}

static bool read_signs(reader *r)
{
    unsigned index;

    while (accept(r, "+#!?", &index))
        continue;
    return peek(r) == END || fail(r, r->at, NB_SAN_MORE_TEXT);
}

static bool read_parts(reader *r)
{
    if (peek(r) == 'O' || peek(r) == '0')
        return read_castling(r) && read_signs(r);
    if (!read_piece(r) || !read_squares(r))
        return false;
    if (r->kind == NB_PAWN && r->file == OPEN)
        r->file = r->to % 8; /* only captures name it */
    return read_promotion(r) && read_signs(r);
}

static bool fits(const reader *r, nb_move move)
{
    const unsigned from = nb_move_from(move);

    return nb_move_is_castling(move) == r->castles &&
           nb_kind(nb_move_piece(move)) == r->kind &&
           nb_move_to(move) == r->to &&
           (r->file == OPEN || r->file == from % 8) &&
           (r->rank == OPEN || r->rank == from / 8) &&
           (!r->captures || nb_move_captured(move) != NB_EMPTY) &&
           (r->promotion == OPEN ||
            r->promotion == nb_move_promotion(move));
}

/* Returns how many moves fit, and the last of them. */
static unsigned count_fitting(const reader *r, const nb_move *moves,
                              unsigned count, nb_move *last)
{
    unsigned fitting = 0;

    for (unsigned i = 0; i < count; i++)
        if (fits(r, moves[i])) {
            *last = moves[i];
            fitting++;
        }
    return fitting;
}

static bool diagnose_castling(reader *r, unsigned fitting)
{
    return fail(r, 0,
                fitting == 0 ? NB_SAN_NO_CASTLING
                             : NB_SAN_CASTLES_IN_CHECK);
}

/* None of the pseudo-legal moves fits: what if less were written? */
static bool diagnose_parts(reader *r, const nb_move *moves,
                           unsigned count)
{
    reader less = *r;
    nb_move move;

    less.captures = false;
    if (count_fitting(&less, moves, count, &move) > 0)
        return fail(r, r->named, NB_SAN_NO_CAPTURE);
    less.promotion = OPEN;
    if (count_fitting(&less, moves, count, &move) == 0)
        return fail(r, r->target, NB_SAN_UNREACHABLE);
    return fail(r, r->rest,
                r->promotion == NB_EMPTY ? NB_SAN_MISSING_PROMOTION
                                         : NB_SAN_NO_PROMOTION);
}

static bool diagnose(reader *r)
{
    nb_move moves[NB_MAX_MOVES], move;
    const unsigned count = nb_generate_pseudo_legal(moves, r->position);
    const unsigned fitting = count_fitting(r, moves, count, &move);

    if (r->castles)
        return diagnose_castling(r, fitting);
    if (fitting > 0)
        return fail(r, r->target, NB_SAN_LEAVES_CHECK);
    return diagnose_parts(r, moves, count);
}

static bool find_move(reader *r, nb_move *move)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_moves(moves, r->position);
    const unsigned fitting = count_fitting(r, moves, count, move);

    if (fitting > 1)
        return fail(r, r->named, NB_SAN_AMBIGUOUS);
    return fitting == 1 || diagnose(r);
}

nb_san_result nb_san_read(nb_move *move, const nb_position *position,
                          const char *text, size_t length)
{
    reader r = {.position = position,
                .text = text,
                .length = length,
                .file = OPEN,
                .rank = OPEN};
    nb_move found;

    if (read_parts(&r) && find_move(&r, &found))
        *move = found;
    return (nb_san_result){r.error, r.at};
}

/* clang-format off */
static const char *const messages[] = {
    [NB_SAN_OK] = "no error",
    [NB_SAN_BAD_START] =
        "expected a piece (KQRBN), a file (a to h) or castling (O-O)",
    [NB_SAN_BAD_FILE] = "expected a file, a to h",
    [NB_SAN_BAD_RANK] = "expected a rank, 1 to 8",
    [NB_SAN_BAD_CASTLING] = "expected castling, O-O or O-O-O",
    [NB_SAN_BAD_PROMOTION] = "expected a promotion: Q, R, B or N",
    [NB_SAN_MORE_TEXT] = "expected +, #, ! or ?, or the end",
    [NB_SAN_NO_CAPTURE] = "there is nothing to capture",
    [NB_SAN_NO_PROMOTION] = "expected the end: this is no promotion",
    [NB_SAN_MISSING_PROMOTION] =
        "the promotion is missing: Q, R, B or N",
    [NB_SAN_UNREACHABLE] = "no such piece can move there",
    [NB_SAN_AMBIGUOUS] =
        "more than one such piece can move there: name its square",
    [NB_SAN_NO_CASTLING] =
        "there is no right to castle, or a piece is in the way",
    [NB_SAN_CASTLES_IN_CHECK] =
        "a king cannot castle from, over or to an attacked square",
    [NB_SAN_LEAVES_CHECK] = "the move leaves the king in check",
};
/* clang-format on */

const char *nb_san_message(nb_san_error error)
{
    const unsigned index = (unsigned)error;

    return index < sizeof messages / sizeof *messages ? messages[index]
                                                      : "unknown error";
}
