#include <nibble/moves.h>

unsigned ex_end(const nb_position *position)
{
    if (nb_count_legal_moves(position) > 0)
        return 0;
    return nb_in_check(position) ? 1 : 2;
}
