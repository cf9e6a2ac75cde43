/* uci.c: moves as text, written and read. See uci.h. */
#include <nibble/uci.h>
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
    const char *text, *at;
    unsigned from, to, promotion;
    const char *why;
} reader;

static bool fail(reader *r, unsigned column, const char *why)
{
    r->at = r->text + column - 1;
    r->why = why;
    return false;
}

static bool read_square(reader *r, unsigned *square)
{
    const unsigned file = (unsigned char)r->at[0] - (unsigned)'a';
    unsigned rank;

    if (file > 7) {
        r->why = "a square begins with a letter, a to h";
        return false;
    }
    r->at++;
    rank = (unsigned char)r->at[0] - (unsigned)'1';
    if (rank > 7) {
        r->why = "a square ends with a digit, 1 to 8";
        return false;
    }
    r->at++;
    *square = 8 * rank + file;
    return true;
}

static bool read_promotion(reader *r)
{
    static const char kinds[] = "nbrq";
    const char *kind = strchr(kinds, r->at[0]);

    if (r->at[0] == '\0')
        return true;
    if (kind == NULL)
        return fail(r, 5, "a pawn is promoted to q, r, b or n");
    r->promotion = NB_KNIGHT + (unsigned)(kind - kinds);
    r->at++;
    return r->at[0] == '\0' || fail(r, 6, "a move ends here");
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
        return fail(r, 1, "this square is empty");
    return nb_colour(man) == position->side ||
           fail(r, 1, "this man is the other player's");
}

/* The same squares with another letter behind them, or without. */
static bool has_promotion(reader *r, const nb_move *moves,
                          unsigned count)
{
    reader queen = *r, nothing = *r;

    queen.promotion = NB_QUEEN;
    nothing.promotion = NB_EMPTY;
    if (find(&nothing, moves, count) != 0)
        return fail(r, 5, "this move is no promotion");
    if (find(&queen, moves, count) != 0)
        return fail(r, 5, "a promotion is missing: q, r, b or n");
    return fail(r, 3, "this man cannot go there");
}

static bool is_pseudo_legal(reader *r, const nb_position *position)
{
    nb_move moves[NB_MOST_MOVES];
    const unsigned count = nb_pseudo_legal_moves(moves, position);
    const nb_move move = find(r, moves, count);

    if (move == 0)
        return has_promotion(r, moves, count);
    if (nb_move_is_castling(move))
        return fail(r, 3, "no castling from, over or to attack");
    return fail(r, 3, "this leaves the king in check");
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

bool nb_uci_read(nb_move *move, const nb_position *position,
                 const char *text, nb_uci_error *error)
{
    reader r = {.text = text, .at = text};
    nb_move found = 0;

    if (read_square(&r, &r.from) && read_square(&r, &r.to) &&
        read_promotion(&r))
        found = find_legal(&r, position);
    if (found != 0)
        *move = found;
    else if (error != NULL)
        *error = (nb_uci_error){(size_t)(r.at - text) + 1, r.why};
    return found != 0;
}
