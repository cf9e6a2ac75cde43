/* checked.c: from a text to a checked position. See position.h. */
#include <nibble/position.h>
#include <string.h>

static const struct {
    nb_fen_error error;
    unsigned field;
} rules[] = {
    {NB_FEN_NO_KING, 1},
    {NB_FEN_TOO_MANY_KINGS, 1},
    {NB_FEN_TOO_MANY_PIECES, 1},
    {NB_FEN_PAWN_RANK, 1},
    {NB_FEN_IMPOSSIBLE_CASTLING, 3},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT, 4},
    {NB_FEN_LEFT_CHECK, 2},
};

/* Where a field begins: it is there, so no text is left before it. */
static size_t start_of(unsigned field, const char *text)
{
    static const char blanks[] = " \t\n\r";
    const char *at = text + strspn(text, blanks);

    for (; field > 1; field--) {
        at += strcspn(at, blanks);
        at += strspn(at, blanks);
    }
    return (size_t)(at - text);
}

nb_fen_result nb_position_read(nb_position *position, const char *text,
                               size_t length)
{
    nb_fen fen, checked;
    const nb_fen_result result = nb_fen_read(&fen, text, length);

    if (result.error != NB_FEN_OK)
        return result;
    checked = fen;
    checked.halfmoves = 0; /* of no matter to a double push here */
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (nb_fen_breaks(&checked, rules[i].error))
            return (nb_fen_result){rules[i].error,
                                   start_of(rules[i].field, text),
                                   rules[i].field};
    *position = nb_position_unchecked(&fen);
    return result;
}
