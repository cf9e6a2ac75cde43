/* rules.c: what can be wrong with a position. See fen.h. */
#include <nibble/bitscan.h>
#include <nibble/fen.h>
/* For the rule of check: */
#include <nibble/attacks.h>

static unsigned count(const nb_fen *fen, unsigned kind, unsigned colour)
{
    return nb_popcount(nb_quad_of(&fen->quad, nb_code(kind, colour)));
}

static bool has_no_king(const nb_fen *fen)
{
    return count(fen, NB_KING, NB_WHITE) == 0 ||
           count(fen, NB_KING, NB_BLACK) == 0;
}

static unsigned beyond(unsigned pieces, unsigned first)
{
    return pieces > first ? pieces - first : 0;
}

/* The pieces of a side that must have been pawns. */
static unsigned promoted(const nb_fen *fen, unsigned colour)
{
    const uint64_t light = UINT64_C(0x55AA55AA55AA55AA);
    uint64_t bishops =
        nb_quad_of(&fen->quad, nb_code(NB_BISHOP, colour));

    return beyond(count(fen, NB_KNIGHT, colour), 2) +
           beyond(nb_popcount(bishops & light), 1) +
           beyond(nb_popcount(bishops & ~light), 1) +
           beyond(count(fen, NB_ROOK, colour), 2) +
           beyond(count(fen, NB_QUEEN, colour), 1);
}

static bool has_odd_en_passant(const nb_fen *fen)
{
    unsigned passed = fen->en_passant;
    unsigned rank = fen->side == NB_WHITE ? 5 : 2;
    unsigned pawn = nb_code(NB_PAWN, 1 - fen->side);

    if (passed == NB_NO_SQUARE)
        return false;
    return fen->halfmoves != 0 || passed / 8 != rank ||
           nb_quad_at(&fen->quad, passed ^ 8) != pawn ||
           nb_quad_at(&fen->quad, passed) != NB_EMPTY ||
           nb_quad_at(&fen->quad, passed ^ 24) != NB_EMPTY;
}

static bool has_odd_codes(const nb_fen *fen)
{
    return (nb_quad_of(&fen->quad, 1) | nb_quad_of(&fen->quad, 14) |
            nb_quad_of(&fen->quad, 15)) != 0;
}

static bool has_two_kings(const nb_fen *fen)
{
    return count(fen, NB_KING, NB_WHITE) > 1 ||
           count(fen, NB_KING, NB_BLACK) > 1;
}

static bool has_more_than_sixteen(const nb_fen *fen)
{
    return nb_popcount(nb_quad_white(&fen->quad)) > 16 ||
           nb_popcount(nb_quad_black(&fen->quad)) > 16;
}

static bool has_pawn_at_the_edge(const nb_fen *fen)
{
    const uint64_t edges = UINT64_C(0xFF000000000000FF);

    return (nb_quad_pawns(&fen->quad) & edges) != 0;
}

static bool has_nine_pawns(const nb_fen *fen)
{
    return count(fen, NB_PAWN, NB_WHITE) > 8 ||
           count(fen, NB_PAWN, NB_BLACK) > 8;
}

static bool has_too_many_pieces(const nb_fen *fen)
{
    for (unsigned colour = NB_WHITE; colour <= NB_BLACK; colour++)
        if (count(fen, NB_PAWN, colour) + promoted(fen, colour) > 8)
            return true;
    return false;
}

static bool castles_from_elsewhere(const nb_fen *fen)
{
    for (unsigned right = 0; right < 4; right++) {
        unsigned colour = right / 2, corner = 56 * colour;
        unsigned rook = corner + (right % 2 == 0 ? 7 : 0);

        if ((fen->castling >> right & 1) != 0 &&
            (nb_quad_at(&fen->quad, corner + 4) !=
                 nb_code(NB_KING, colour) ||
             nb_quad_at(&fen->quad, rook) != nb_code(NB_ROOK, colour)))
            return true;
    }
    return false;
}

/* The side that is not to move has just moved. */
static bool leaves_check(const nb_fen *fen)
{
    const nb_pieces mover = nb_pieces_of(&fen->quad, fen->side ^ 1);
    const nb_pieces other = nb_pieces_of(&fen->quad, fen->side);
    const uint64_t empty = ~(mover.all | other.all);

    return (nb_attacks(&other, empty) & mover.king) != 0;
}

/* clang-format off */
static const struct {
    nb_fen_error error;
    bool (*is_broken)(const nb_fen *);
} rules[] = {
    {NB_FEN_NO_KING, has_no_king},
    {NB_FEN_BAD_CODE, has_odd_codes},
    {NB_FEN_TOO_MANY_KINGS, has_two_kings},
    {NB_FEN_TOO_MANY_PIECES, has_more_than_sixteen},
    {NB_FEN_PAWN_RANK, has_pawn_at_the_edge},
    {NB_FEN_TOO_MANY_PAWNS, has_nine_pawns},
    {NB_FEN_TOO_MANY_PROMOTIONS, has_too_many_pieces},
    {NB_FEN_IMPOSSIBLE_CASTLING, castles_from_elsewhere},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT, has_odd_en_passant},
    {NB_FEN_LEFT_CHECK, leaves_check},
};

nb_fen_error nb_fen_check(const nb_fen *fen)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (rules[i].is_broken(fen))
            return rules[i].error;
    return NB_FEN_OK;
}

/* clang-format on */
bool nb_fen_breaks(const nb_fen *fen, nb_fen_error rule)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (rules[i].error == rule)
            return rules[i].is_broken(fen);
    return false;
}
