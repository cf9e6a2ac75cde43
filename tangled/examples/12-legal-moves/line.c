#include <nibble/moves.h>

typedef uint64_t line
    __attribute__((vector_size(64), aligned(8), may_alias));

void unmake(nb_position *position, const nb_delta *delta);

void unmake(nb_position *position, const nb_delta *delta)
{
    *(line *)position ^= *(const line *)delta;
}
