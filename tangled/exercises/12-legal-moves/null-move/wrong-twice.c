/*
 * The square that was passed over stays, so a pawn could still be taken
 * there.
 */
#include <nibble/moves.h>

nb_position ex_pass(const nb_position *position)
{
    nb_position after = *position;

    after.halfmoves = (uint16_t)(after.halfmoves + 1);
    after.fullmoves = (uint16_t)(after.fullmoves + after.side);
    after.side ^= 1;
    after.key = nb_position_key(&after);
    return after;
}
