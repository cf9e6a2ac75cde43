#include <nibble/bitscan.h>

unsigned ex_serialise_down(uint8_t *squares, uint64_t set)
{
    return nb_serialise(squares, set);
}
