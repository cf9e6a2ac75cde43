#include <nibble/signed.h>

bool by_bits(unsigned x, unsigned y)
{
    return nb_add_overflows(x, y);
}

bool by_range(unsigned x, unsigned y)
{
    return !nb_fits_signed(nb_extend(x) + nb_extend(y));
}
