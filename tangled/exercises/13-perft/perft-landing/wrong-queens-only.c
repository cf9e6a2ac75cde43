/* A pawn that becomes a queen, a rook and so on counts once. */
#include <nibble/moves.h>

void ex_landing(uint64_t counts[64], const nb_position *position,
                unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++)
        if (depth == 1) {
            unsigned kind = nb_kind(nb_move_placed(moves[i]));
            counts[nb_move_to(moves[i])] +=
                nb_move_promotion(moves[i]) == NB_EMPTY ||
                kind == NB_QUEEN;
        } else {
            nb_position after = nb_position_after(position, moves[i]);
            ex_landing(counts, &after, depth - 1);
        }
}
