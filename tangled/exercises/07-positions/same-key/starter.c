#include <nibble/quad.h>

void ex_other(nb_quad *other, const nb_quad *quad,
              uint64_t key(const nb_quad *))
{
    *other = *quad;
    for (unsigned square = 0; square < 64; square++)
        if (nb_quad_at(quad, square) == NB_EMPTY) {
            nb_quad_put(other, square, nb_code(NB_PAWN, NB_WHITE));
            if (key(other) == key(quad)) /* once in 2^64 boards */
                return;
            nb_quad_remove(other, square);
        }
}
