/*
 * Both pawns are lifted off the rank, and the diagonal that the taken
 * one opens is not looked at.
 */
#include <nibble/attacks.h>
#include <stdbool.h>

bool ex_may_take(const nb_pieces *own, const nb_pieces *enemy,
                 unsigned from, unsigned passed)
{
    const nb_threats threats = nb_threats_to(own, enemy);
    const uint64_t pawns =
        UINT64_C(1) << from | UINT64_C(1) << (passed ^ 8);
    const uint64_t empty = ~(own->all | enemy->all) | pawns;

    return (nb_pinned_across(&threats, own, NB_NORTH_WEST) >> from &
            1) == 0 &&
           (nb_rook_attacks(own->king, empty) & enemy->orthogonal) == 0;
}
