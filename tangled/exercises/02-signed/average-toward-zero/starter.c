#include <nibble/signed.h>

unsigned ex_average_toward_zero(unsigned x, unsigned y)
{
    return nb_average_signed(x, y);
}
