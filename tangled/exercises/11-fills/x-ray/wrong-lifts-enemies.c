/* Enemies that the rook attacks are lifted like its own pieces. */
#include <nibble/attacks.h>

uint64_t ex_x_ray(uint64_t rook, uint64_t own, uint64_t empty)
{
    uint64_t now = nb_rook_attacks(rook, empty);

    (void)own;
    return nb_rook_attacks(rook, empty | now) & ~now;
}
