/*
 * The board is reflected in the other diagonal, from a8 to h1, so that
 * a1 and h8 change places.
 */
#include <nibble/quad.h>

static uint64_t exchange(uint64_t x, uint64_t mask, unsigned distance)
{
    uint64_t differ = (x ^ x >> distance) & mask;

    return x ^ differ ^ differ << distance;
}

nb_quad ex_reflect(const nb_quad *quad)
{
    nb_quad reflected;

    for (unsigned k = 0; k < 4; k++) {
        uint64_t x = quad->plane[k];

        x = exchange(x, UINT64_C(0x0055005500550055), 9);
        x = exchange(x, UINT64_C(0x0000333300003333), 18);
        reflected.plane[k] =
            exchange(x, UINT64_C(0x000000000F0F0F0F), 36);
    }
    return reflected;
}
