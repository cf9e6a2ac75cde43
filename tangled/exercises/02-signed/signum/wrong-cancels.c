/* For a negative number both terms are 1, and their difference is 0. */
#include <nibble/signed.h>

int ex_signum(unsigned nibble)
{
    return (nibble != 0) - (int)nb_sign(nibble);
}
