/* Whole bytes are exchanged, and with each nibble goes its
   neighbour. */
#include <nibble/array.h>

void ex_exchange(uint8_t *array, size_t i, size_t j)
{
    uint8_t byte = array[i / 2];

    array[i / 2] = array[j / 2];
    array[j / 2] = byte;
}
