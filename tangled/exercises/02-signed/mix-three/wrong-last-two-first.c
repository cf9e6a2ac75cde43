/* The last two samples may be loud as well. It depends on the signs
   which two can be added first. */
#include <nibble/signed.h>

unsigned ex_mix_three(unsigned x, unsigned y, unsigned z)
{
    return nb_add_saturated_signed(x, nb_add_saturated_signed(y, z));
}
