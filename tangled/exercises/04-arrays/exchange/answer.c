#include <nibble/array.h>

void ex_exchange(uint8_t *array, size_t i, size_t j)
{
    unsigned a = nb_array_get(array, i), b = nb_array_get(array, j);

    nb_array_set(array, i, b);
    nb_array_set(array, j, a);
}
