/* After an overflow the answer is not always no: -8 - 1 overflows, and
   -8 is less than 1. */
#include <nibble/signed.h>

bool ex_less_by_flags(unsigned x, unsigned y)
{
    return nb_sign(nb_sub(x, y)) && !nb_sub_overflows(x, y);
}
