/* In castling the square of the rook is counted. */
#include <nibble/moves.h>

static unsigned square_of(nb_move move)
{
    return nb_move_is_castling(move)
               ? (nb_move_from(move) + nb_move_to(move)) / 2
               : nb_move_to(move);
}

void ex_landing(uint64_t counts[64], const nb_position *position,
                unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++)
        if (depth == 1) {
            counts[square_of(moves[i])]++;
        } else {
            nb_position after = nb_position_after(position, moves[i]);
            ex_landing(counts, &after, depth - 1);
        }
}
