#include <nibble/quad.h>

void ex_other(nb_quad *other, const nb_quad *quad,
              uint64_t key(const nb_quad *))
{
    *other = *quad; /* the same key, but also the same board */
    (void)key;
}
