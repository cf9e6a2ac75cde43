#include <nibble/swar.h>

int ex_material(uint32_t rank)
{
    static const unsigned value[] = {0, 1, 3, 3, 5, 9};
    int sum = 0;

    for (unsigned kind = 1; kind <= 5; kind++) {
        uint32_t men = nb_broadcast32(2 * kind);
        uint32_t white = nb_equal32(rank, men) >> 3;
        uint32_t both = nb_equal32(rank | NB_L32, men | NB_L32) >> 3;
        sum += (int)(value[kind] * (nb_sum32(white) + nb_sum32(both)));
    }
    return sum;
}
