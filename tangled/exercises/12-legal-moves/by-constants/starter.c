#include <nibble/moves.h>

typedef struct ex_state {
    nb_quad quad;
    uint64_t more;
} ex_state;

void ex_constants(ex_state *x, ex_state *a, ex_state *m, nb_move move)
{
    *x = *a = *m = (ex_state){{{0, 0, 0, 0}}, 0};
    (void)move;
}
