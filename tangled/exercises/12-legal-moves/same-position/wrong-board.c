/* Only the pieces are compared, and neither the turn nor the rights. */
#include <nibble/moves.h>

unsigned ex_times(const nb_position *game, unsigned count)
{
    unsigned times = 0;

    for (unsigned i = 0; i < count; i++)
        times += nb_quad_equal(&game[i].quad, &game[count - 1].quad);
    return times;
}
