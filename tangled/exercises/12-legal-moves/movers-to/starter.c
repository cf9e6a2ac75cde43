#include <nibble/attacks.h>

uint64_t ex_movers(const nb_pieces *own, const nb_pieces *enemy,
                   unsigned square)
{
    const uint64_t to = UINT64_C(1) << square;

    (void)enemy;
    return nb_knight_attacks(to) & own->knights; /* and the others? */
}
