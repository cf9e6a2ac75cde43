#include <nibble/moves.h>

nb_position ex_pass(const nb_position *position)
{
    nb_position after = *position;

    after.side ^= 1;
    return after;
}
