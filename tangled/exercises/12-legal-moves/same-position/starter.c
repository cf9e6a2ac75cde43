#include <nibble/moves.h>

unsigned ex_times(const nb_position *game, unsigned count)
{
    unsigned times = 0;

    for (unsigned i = 0; i < count; i++)
        times += game[i].key == game[count - 1].key;
    return times;
}
