/* The indices are cut down to eight bits, and arrays may be longer. */
#include <nibble/array.h>

void ex_exchange(uint8_t *array, size_t i, size_t j)
{
    uint8_t first = (uint8_t)i, second = (uint8_t)j;
    unsigned a = nb_array_get(array, first);

    nb_array_set(array, first, nb_array_get(array, second));
    nb_array_set(array, second, a);
}
