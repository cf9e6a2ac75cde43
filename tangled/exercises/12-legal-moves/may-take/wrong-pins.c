/*
 * Only a pin of the pawn that takes is looked for, and the pawn that is
 * taken leaves its square, too.
 */
#include <nibble/attacks.h>
#include <stdbool.h>

bool ex_may_take(const nb_pieces *own, const nb_pieces *enemy,
                 unsigned from, unsigned passed)
{
    const nb_threats threats = nb_threats_to(own, enemy);

    (void)passed;
    return (nb_pinned(&threats, own) >> from & 1) == 0;
}
