#include <nibble/attacks.h>
#include <stdbool.h>

bool ex_may_take(const nb_men *own, const nb_men *enemy, unsigned from,
                 unsigned passed)
{
    (void)from;
    (void)passed;
    return (nb_attacks(enemy, ~(own->all | enemy->all)) & own->king) ==
           0;
}
