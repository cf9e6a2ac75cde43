/*
 * Checks count that another piece gives, since the one that moves has
 * opened its line.
 */
#include <nibble/attacks.h>
#include <nibble/moves.h>

unsigned ex_count_checks(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned sum = 0;

    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;) {
        const unsigned kind = nb_kind(nb_move_piece(moves[n]));
        const nb_position after = nb_position_after(position, moves[n]);
        sum += kind >= NB_KNIGHT && kind <= NB_QUEEN &&
               nb_in_check(&after);
    }
    return sum;
}
