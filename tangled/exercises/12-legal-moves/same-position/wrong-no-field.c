/* Field 4 is left out, though somebody may take there. */
#include <nibble/moves.h>

unsigned ex_times(const nb_position *game, unsigned count)
{
    const nb_position *last = &game[count - 1];
    unsigned times = 0;

    for (unsigned i = 0; i < count; i++)
        times += nb_quad_equal(&game[i].quad, &last->quad) &&
                 game[i].side == last->side &&
                 game[i].castling == last->castling;
    return times;
}
