/* It is the average that has to be negative, and not the first of the
   two nibbles. */
#include <nibble/signed.h>

unsigned ex_average_toward_zero(unsigned x, unsigned y)
{
    unsigned floor = nb_average_signed(x, y);

    return nb_add(floor, (x ^ y) & nb_sign(x));
}
