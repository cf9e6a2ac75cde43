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

        x = exchange(x, UINT64_C(0x00AA00AA00AA00AA), 7);
        x = exchange(x, UINT64_C(0x0000CCCC0000CCCC), 14);
        reflected.plane[k] =
            exchange(x, UINT64_C(0x00000000F0F0F0F0), 28);
    }
    return reflected;
}
