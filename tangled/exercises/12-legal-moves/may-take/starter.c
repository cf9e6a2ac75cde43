#include <nibble/attacks.h>
#include <stdbool.h>

bool ex_may_take(const nb_pieces *own, const nb_pieces *enemy,
                 unsigned from, unsigned passed)
{
    (void)from;
    (void)passed;
    return (nb_attacks(enemy, ~(own->all | enemy->all)) & own->king) ==
           0;
}
