/* The first element is overwritten before it has been kept. */
#include <nibble/array.h>

void ex_exchange(uint8_t *array, size_t i, size_t j)
{
    nb_array_set(array, i, nb_array_get(array, j));
    nb_array_set(array, j, nb_array_get(array, i));
}
