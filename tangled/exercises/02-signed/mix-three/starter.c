#include <nibble/signed.h>

unsigned ex_mix_three(unsigned x, unsigned y, unsigned z)
{
    return nb_add_saturated_signed(nb_add_saturated_signed(x, y), z);
}
