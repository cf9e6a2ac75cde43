/* All own pieces are lifted, and not only those that are attacked. */
#include <nibble/attacks.h>

uint64_t ex_x_ray(uint64_t rook, uint64_t own, uint64_t empty)
{
    uint64_t now = nb_rook_attacks(rook, empty);

    return nb_rook_attacks(rook, empty | own) & ~now;
}
