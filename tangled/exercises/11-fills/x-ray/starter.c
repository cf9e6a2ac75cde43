#include <nibble/attacks.h>

uint64_t ex_x_ray(uint64_t rook, uint64_t own, uint64_t empty)
{
    return nb_rook_attacks(rook, empty | own);
}
