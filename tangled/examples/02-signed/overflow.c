#include <nibble/signed.h>

unsigned add_overflows(unsigned x, unsigned y)
{
    return nb_add_overflows(x, y);
}
