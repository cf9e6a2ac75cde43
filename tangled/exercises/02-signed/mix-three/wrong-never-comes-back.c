/* An overflow may be undone by the next one: 7 + 1 - 3 is 5, which
   fits. */
#include <nibble/signed.h>

unsigned ex_mix_three(unsigned x, unsigned y, unsigned z)
{
    unsigned sum = nb_add(x, y);

    if (nb_add_overflows(x, y) || nb_add_overflows(sum, z))
        return 7 + nb_sign(nb_add_overflows(x, y) ? x : z);
    return nb_add(sum, z);
}
