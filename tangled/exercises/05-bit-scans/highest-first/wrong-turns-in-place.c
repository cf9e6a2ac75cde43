/* It uses room behind the list, which the caller has not offered. */
#include <nibble/bitscan.h>

unsigned ex_serialise_down(uint8_t *squares, uint64_t set)
{
    unsigned count = nb_serialise(squares, set);

    for (unsigned i = 0; i < count; i++) /* from both ends, twice */
        squares[64 - 1 - i] = squares[i];
    for (unsigned i = 0; i < count; i++)
        squares[i] = squares[64 - count + i];
    return count;
}
