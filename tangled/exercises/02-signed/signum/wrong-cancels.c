#include <nibble/signed.h>

int ex_signum(unsigned nibble)
{
    return (nibble != 0) - (int)nb_sign(nibble);
}
