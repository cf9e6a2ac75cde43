#include <nibble/attacks.h>
#include <nibble/moves.h>

/* The size of the union: a man that two can take counts once. */
unsigned ex_count_captures(const nb_position *position)
{
    const nb_quad *quad = &position->quad;
    const nb_men own = nb_men_of(quad, position->side);
    const nb_men enemy = nb_men_of(quad, position->side ^ 1u);

    return nb_popcount64(nb_attacks(&own, ~(own.all | enemy.all)) &
                         enemy.all);
}
