#include <nibble/moves.h>

unsigned ex_end(const nb_position *position)
{
    return nb_in_check(position) ? 1 : 0;
}
