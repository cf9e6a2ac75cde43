/* A borrow tells which nibble is less in the unsigned reading. */
#include <nibble/signed.h>

bool ex_less_by_flags(unsigned x, unsigned y)
{
    return nb_sub_borrows(x, y);
}
