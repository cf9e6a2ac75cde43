/* uci.c: moves as text, written and read. See uci.h. */
#include <nibble/uci.h>
#include <stdbool.h>
#include <string.h>

static char *write_square(char *to, unsigned square)
{
    *to++ = (char)('a' + square % 8);
    *to++ = (char)('1' + square / 8);
    return to;
}

size_t nb_uci_write(char text[NB_UCI_SIZE], nb_move move)
{
    const unsigned kind = nb_move_promotion(move);
    char *to = text;

    if (move == 0)
        return strlen(strcpy(text, "0000"));
    to = write_square(to, nb_move_from(move));
    to = write_square(to, nb_move_to(move));
    if (kind != NB_EMPTY)
        *to++ = "..nbrq"[kind];
    *to = '\0';
    return (size_t)(to - text);
}

/* What is written, and the first thing that is wrong with it. */
typedef struct reader {
    const char *text;
    size_t at, length;
    unsigned from, to, promotion;
    nb_uci_error error;
} reader;

enum { END = -1 };

static int peek(const reader *r)
{
    const int found =
        r->at < r->length ? (unsigned char)r->text[r->at] : END;

    return found == '\0' && r->length == NB_UNTIL_NUL ? END : found;
}

static bool fail(reader *r, size_t at, nb_uci_error error)
{
    r->at = at;
    r->error = error;
    return false;
}

static bool read_square(reader *r, unsigned *square)
{
    const unsigned file = (unsigned)peek(r) - (unsigned)'a';
    unsigned rank;

    if (file > 7)
        return fail(r, r->at, NB_UCI_BAD_FILE);
    r->at++;
    rank = (unsigned)peek(r) - (unsigned)'1';
    if (rank > 7)
        return fail(r, r->at, NB_UCI_BAD_RANK);
    r->at++;
    *square = 8 * rank + file;
    return true;
}

static bool read_promotion(reader *r)
{
    static const char kinds[] = "nbrq";
    const int letter = peek(r);
    const char *kind = letter > 0 ? strchr(kinds, letter) : NULL;

    if (letter == END)
        return true;
    if (kind == NULL)
        return fail(r, 4, NB_UCI_BAD_PROMOTION);
    r->promotion = NB_KNIGHT + (unsigned)(kind - kinds);
    r->at++;
    return peek(r) == END || fail(r, 5, NB_UCI_MORE_TEXT);
}

/* Looks for a move; promotions count only by the letter. */
static nb_move find(const reader *r, const nb_move *moves,
                    unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (nb_move_from(moves[i]) == r->from &&
            nb_move_to(moves[i]) == r->to &&
            nb_move_promotion(moves[i]) == r->promotion)
            return moves[i];
    return 0;
}

/* Nobody leaves the first square, or the wrong piece. */
static bool check_mover(reader *r, const nb_position *position)
{
    const unsigned piece = nb_quad_at(&position->quad, r->from);

    if (piece == NB_EMPTY)
        return fail(r, 0, NB_UCI_EMPTY_SQUARE);
    return nb_colour(piece) == position->side ||
           fail(r, 0, NB_UCI_OTHER_PLAYER);
}

/* The same squares with another letter behind them, or without. */
static bool diagnose_target(reader *r, const nb_move *moves,
                            unsigned count)
{
    reader queen = *r, nothing = *r;

    queen.promotion = NB_QUEEN;
    nothing.promotion = NB_EMPTY;
    if (find(&nothing, moves, count) != 0)
        return fail(r, 4, NB_UCI_NO_PROMOTION);
    if (find(&queen, moves, count) != 0)
        return fail(r, 4, NB_UCI_MISSING_PROMOTION);
    return fail(r, 2, NB_UCI_UNREACHABLE);
}

static bool diagnose_illegal(reader *r, const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_pseudo_legal(moves, position);
    const nb_move move = find(r, moves, count);

    if (move == 0)
        return diagnose_target(r, moves, count);
    if (nb_move_is_castling(move))
        return fail(r, 2, NB_UCI_CASTLES_IN_CHECK);
    return fail(r, 2, NB_UCI_LEAVES_CHECK);
}

static nb_move find_legal(reader *r, const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    const nb_move move =
        find(r, moves, nb_generate_moves(moves, position));

    if (move == 0 && check_mover(r, position))
        diagnose_illegal(r, position);
    return move;
}

nb_uci_result nb_uci_read(nb_move *move, const nb_position *position,
                          const char *text, size_t length)
{
    reader r = {.text = text, .length = length};
    nb_move found = 0;

    if (read_square(&r, &r.from) && read_square(&r, &r.to) &&
        read_promotion(&r))
        found = find_legal(&r, position);
    if (found != 0)
        *move = found;
    return (nb_uci_result){r.error, r.at};
}

/* clang-format off */
static const char *const messages[] = {
    [NB_UCI_OK] = "no error",
    [NB_UCI_BAD_FILE] = "expected a file, a to h",
    [NB_UCI_BAD_RANK] = "expected a rank, 1 to 8",
    [NB_UCI_BAD_PROMOTION] = "expected q, r, b or n, or the end",
    [NB_UCI_MORE_TEXT] = "expected the end of the move",
    [NB_UCI_EMPTY_SQUARE] = "there is no piece on this square",
    [NB_UCI_OTHER_PLAYER] = "this piece is the opponent's",
    [NB_UCI_NO_PROMOTION] = "expected the end: this is no promotion",
    [NB_UCI_MISSING_PROMOTION] = "expected a promotion: q, r, b or n",
    [NB_UCI_UNREACHABLE] = "the piece cannot move there",
    [NB_UCI_CASTLES_IN_CHECK] =
        "a king cannot castle from, over or to an attacked square",
    [NB_UCI_LEAVES_CHECK] = "the move leaves the king in check",
};
/* clang-format on */

const char *nb_uci_message(nb_uci_error error)
{
    const unsigned index = (unsigned)error;

    return index < sizeof messages / sizeof *messages ? messages[index]
                                                      : "unknown error";
}
