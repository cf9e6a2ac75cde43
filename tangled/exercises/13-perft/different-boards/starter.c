#include <nibble/moves.h>
#include <stddef.h>

size_t ex_boards(nb_quad boards[], const nb_position *position,
                 unsigned depth)
{
    (void)depth;
    boards[0] = position->quad;
    return 1;
}
