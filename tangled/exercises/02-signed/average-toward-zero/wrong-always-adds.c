/* Every negative floor is made larger, also one that was not
   rounded. */
#include <nibble/signed.h>

unsigned ex_average_toward_zero(unsigned x, unsigned y)
{
    unsigned floor = nb_average_signed(x, y);

    return nb_add(floor, nb_sign(floor));
}
