#include <nibble/signed.h>

unsigned ex_mix_three(unsigned x, unsigned y, unsigned z)
{
    if (nb_sign(x) == nb_sign(y))
        return nb_add_saturated_signed(x,
                                       nb_add_saturated_signed(y, z));
    return nb_add_saturated_signed(nb_add(x, y), z);
}
