#include <nibble/swar.h>

static unsigned worth(uint32_t rank, unsigned black)
{
    static const unsigned value[] = {0, 1, 3, 3, 5, 9};
    uint32_t values = 0;

    for (unsigned kind = 1; kind <= 5; kind++) {
        uint32_t pieces = nb_broadcast32(2 * kind + black);
        uint32_t mask = nb_mask32(nb_equal32(rank, pieces));
        values |= mask & nb_broadcast32(value[kind]);
    }
    return nb_sum32(values);
}

int ex_material(uint32_t rank)
{
    return (int)worth(rank, 0) - (int)worth(rank, 1);
}
