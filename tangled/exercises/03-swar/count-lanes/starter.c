#include <nibble/swar.h>

unsigned ex_count(uint64_t x, unsigned value)
{
    return nb_has_zero64(x ^ nb_broadcast64(value)); /* is there any? */
}
