#include <nibble/signed.h>

int ex_signum(unsigned nibble)
{
    return (int)nb_less_signed(0, nibble) - (int)nb_sign(nibble);
}
