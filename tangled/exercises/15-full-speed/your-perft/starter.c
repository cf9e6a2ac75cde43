#include <nibble/perft.h>

uint64_t ex_perft(const nb_position *position, unsigned depth)
{
    (void)position;
    return depth == 0;
}
