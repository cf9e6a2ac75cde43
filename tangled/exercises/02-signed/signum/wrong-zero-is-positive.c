/* Zero is not below zero, but it is not above it either. */
#include <nibble/signed.h>

int ex_signum(unsigned nibble)
{
    return 1 - 2 * (int)nb_sign(nibble);
}
