/* The sum of the first two samples may overflow, and is then on the
   wrong side of zero. */
#include <nibble/signed.h>

unsigned ex_mix_three(unsigned x, unsigned y, unsigned z)
{
    return nb_add_saturated_signed(nb_add(x, y), z);
}
