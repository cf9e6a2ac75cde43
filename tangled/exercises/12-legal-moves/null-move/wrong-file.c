/* The key keeps the file of a square that was passed over before. */
#include <nibble/keys.h>
#include <nibble/moves.h>

nb_position ex_pass(const nb_position *position)
{
    const nb_fen turn = {.side = NB_BLACK, .en_passant = NB_NO_SQUARE};
    nb_position after = *position;

    after.en_passant = NB_NO_SQUARE;
    after.halfmoves = (uint16_t)(after.halfmoves + 1);
    after.fullmoves = (uint16_t)(after.fullmoves + after.side);
    after.side ^= 1;
    after.key ^= nb_zobrist_state(&turn);
    return after;
}
