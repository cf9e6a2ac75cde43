/* An overflow does not always mean less. 7 - -8 overflows as well, and
   7 is greater than -8. */
#include <nibble/signed.h>

bool ex_less_by_flags(unsigned x, unsigned y)
{
    return nb_sign(nb_sub(x, y)) | nb_sub_overflows(x, y);
}
