/* Black's pieces are added, and should be subtracted. */
#include <nibble/swar.h>

int ex_material(uint32_t rank)
{
    static const unsigned value[] = {0, 1, 3, 3, 5, 9};
    unsigned sum = 0;

    for (unsigned kind = 1; kind <= 5; kind++) {
        uint32_t black = nb_broadcast32(2 * kind + 1);
        uint32_t both = nb_equal32(rank | NB_L32, black);
        sum += value[kind] * nb_sum32(both >> 3);
    }
    return (int)sum;
}
