#include <nibble/perft.h>

unsigned ex_hunt(nb_move path[], const nb_position *position,
                 unsigned depth, nb_perft_function *one,
                 nb_perft_function *other)
{
    (void)path, (void)position;
    (void)one, (void)other;
    return depth;
}
