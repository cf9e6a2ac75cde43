/* The pawn that is taken still gives check. */
#include <nibble/attacks.h>
#include <stdbool.h>

bool ex_may_take(const nb_pieces *own, const nb_pieces *enemy,
                 unsigned from, unsigned passed)
{
    const uint64_t lifted =
        UINT64_C(1) << from | UINT64_C(1) << (passed ^ 8);
    const uint64_t empty = ~(own->all | enemy->all) | lifted;

    return (nb_attacks(enemy, empty & ~(UINT64_C(1) << passed)) &
            own->king) == 0;
}
