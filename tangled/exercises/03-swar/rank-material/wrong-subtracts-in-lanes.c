/* The difference is computed in each lane, where a negative one wraps
   around and counts as a positive one. */
#include <nibble/swar.h>

int ex_material(uint32_t rank)
{
    static const unsigned value[] = {0, 1, 3, 3, 5, 9};
    uint32_t white = 0, black = 0;

    for (unsigned kind = 1; kind <= 5; kind++) {
        uint32_t pieces = nb_broadcast32(2 * kind);
        uint32_t worth = nb_broadcast32(value[kind]);
        white |= nb_mask32(nb_equal32(rank, pieces)) & worth;
        black |= nb_mask32(nb_equal32(rank, pieces | NB_L32)) & worth;
    }
    return (int)nb_sum32(nb_sub32(white, black));
}
