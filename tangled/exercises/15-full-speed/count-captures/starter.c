#include <nibble/attacks.h>
#include <nibble/moves.h>

unsigned ex_count_captures(const nb_position *position)
{
    const nb_pieces own = nb_pieces_of(&position->quad, position->side);
    const nb_pieces enemy =
        nb_pieces_of(&position->quad, position->side ^ 1u);

    return nb_popcount(nb_king_attacks(own.king) & enemy.all);
}
