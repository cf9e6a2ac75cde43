/* distinct.c: when two positions differ. See distinct.h. */
#include "distinct.h"
#include <nibble/moves.h>
#include <stdbool.h>

static bool can_capture_en_passant(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count;
    bool found = false;

    if (nb_en_passant_capturers(position) == 0)
        return false;
    count = nb_generate_moves(moves, position);
    for (unsigned i = 0; i < count; i++)
        found |= nb_move_is_en_passant(moves[i]);
    return found;
}

nb_position strip_position(const nb_position *position)
{
    nb_position plain = *position;

    plain.halfmoves = 0;
    plain.fullmoves = 1;
    if (plain.en_passant == NB_NO_SQUARE ||
        can_capture_en_passant(position))
        return plain;
    plain.en_passant = NB_NO_SQUARE;
    plain.key = nb_position_key(&plain);
    return plain;
}

static int compare_words(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

static uint64_t state_of(const nb_position *position)
{
    return (uint64_t)position->side << 16 |
           (uint64_t)position->castling << 8 | position->en_passant;
}

int compare_positions(const nb_position *a, const nb_position *b)
{
    for (unsigned i = 0; i < 4; i++)
        if (a->quad.plane[i] != b->quad.plane[i])
            return compare_words(a->quad.plane[i], b->quad.plane[i]);
    return compare_words(state_of(a), state_of(b));
}
