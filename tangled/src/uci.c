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

size_t nb_uci_write(char text[NB_UCI_ROOM], nb_move move)
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

static int here(const reader *r)
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
    const unsigned file = (unsigned)here(r) - (unsigned)'a';
    unsigned rank;

    if (file > 7)
        return fail(r, r->at, NB_UCI_BAD_FILE);
    r->at++;
    rank = (unsigned)here(r) - (unsigned)'1';
    if (rank > 7)
        return fail(r, r->at, NB_UCI_BAD_RANK);
    r->at++;
    *square = 8 * rank + file;
    return true;
}

static bool read_promotion(reader *r)
{
    static const char kinds[] = "nbrq";
    const int letter = here(r);
    const char *kind = letter > 0 ? strchr(kinds, letter) : NULL;

    if (letter == END)
        return true;
    if (kind == NULL)
        return fail(r, 4, NB_UCI_BAD_PROMOTION);
    r->promotion = NB_KNIGHT + (unsigned)(kind - kinds);
    r->at++;
    return here(r) == END || fail(r, 5, NB_UCI_MORE_TEXT);
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

/* Nobody leaves the first square, or the wrong man. */
static bool has_mover(reader *r, const nb_position *position)
{
    const unsigned man = nb_quad_at(&position->quad, r->from);

    if (man == NB_EMPTY)
        return fail(r, 0, NB_UCI_EMPTY_SQUARE);
    return nb_colour(man) == position->side ||
           fail(r, 0, NB_UCI_OTHER_PLAYER);
}

/* The same squares with another letter behind them, or without. */
static bool has_promotion(reader *r, const nb_move *moves,
                          unsigned count)
{
    reader queen = *r, nothing = *r;

    queen.promotion = NB_QUEEN;
    nothing.promotion = NB_EMPTY;
    if (find(&nothing, moves, count) != 0)
        return fail(r, 4, NB_UCI_NO_PROMOTION);
    if (find(&queen, moves, count) != 0)
        return fail(r, 4, NB_UCI_WHICH_PROMOTION);
    return fail(r, 2, NB_UCI_NO_WAY);
}

static bool is_pseudo_legal(reader *r, const nb_position *position)
{
    nb_move moves[NB_MOST_MOVES];
    const unsigned count = nb_pseudo_legal_moves(moves, position);
    const nb_move move = find(r, moves, count);

    if (move == 0)
        return has_promotion(r, moves, count);
    if (nb_move_is_castling(move))
        return fail(r, 2, NB_UCI_CASTLES_IN_CHECK);
    return fail(r, 2, NB_UCI_LEAVES_CHECK);
}

static nb_move find_legal(reader *r, const nb_position *position)
{
    nb_move moves[NB_MOST_MOVES];
    const nb_move move =
        find(r, moves, nb_legal_moves(moves, position));

    if (move == 0 && has_mover(r, position))
        is_pseudo_legal(r, position);
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
    [NB_UCI_OK] = "nothing is wrong",
    [NB_UCI_BAD_FILE] = "a square begins with a letter, a to h",
    [NB_UCI_BAD_RANK] = "a square ends with a digit, 1 to 8",
    [NB_UCI_BAD_PROMOTION] = "a pawn is promoted to q, r, b or n",
    [NB_UCI_MORE_TEXT] = "a move ends here",
    [NB_UCI_EMPTY_SQUARE] = "this square is empty",
    [NB_UCI_OTHER_PLAYER] = "this piece is the other player's",
    [NB_UCI_NO_PROMOTION] = "this move is no promotion",
    [NB_UCI_WHICH_PROMOTION] = "a promotion is missing: q, r, b or n",
    [NB_UCI_NO_WAY] = "this piece cannot go there",
    [NB_UCI_CASTLES_IN_CHECK] = "no castling from, over or to attack",
    [NB_UCI_LEAVES_CHECK] = "this leaves the king in check",
};
/* clang-format on */

const char *nb_uci_message(nb_uci_error error)
{
    const unsigned index = (unsigned)error;

    return index < sizeof messages / sizeof *messages ? messages[index]
                                                      : "unknown error";
}
