#include <nibble/attacks.h>
#include <nibble/moves.h>

unsigned ex_count_checks(const nb_position *position)
{
    (void)position;
    return 0;
}
