#include <nibble/attacks.h>
#include <stdbool.h>

bool ex_may_take(const nb_pieces *own, const nb_pieces *enemy,
                 unsigned from, unsigned passed)
{
    const uint64_t taken = UINT64_C(1) << (passed ^ 8);
    const uint64_t lifted = taken | UINT64_C(1) << from;
    const uint64_t empty = ~(own->all | enemy->all) | lifted;
    nb_pieces left = *enemy;

    left.pawns &= ~taken;
    return (nb_attacks(&left, empty & ~(UINT64_C(1) << passed)) &
            own->king) == 0;
}
