#include <nibble/attacks.h>
#include <nibble/moves.h>

unsigned ex_count_captures(const nb_position *position)
{
    const nb_men own = nb_men_of(&position->quad, position->side);
    const nb_men enemy =
        nb_men_of(&position->quad, position->side ^ 1u);

    return nb_popcount64(nb_king_attacks(own.king) & enemy.all);
}
