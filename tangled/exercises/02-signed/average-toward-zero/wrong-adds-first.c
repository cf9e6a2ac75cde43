/* The sum of two nibbles may need five bits, and is cut down to four
   before it is halved. */
#include <nibble/signed.h>

unsigned ex_average_toward_zero(unsigned x, unsigned y)
{
    return nb_div_power_signed(nb_add(x, y), 1);
}
