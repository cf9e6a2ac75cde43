#include <nibble/nibble.h>

unsigned ex_high_of_complement(uint8_t byte)
{
    return nb_high((uint8_t)~byte);
}
