#include <nibble/array.h>

void ex_sort(uint8_t *array, size_t count)
{
    size_t zeros = nb_array_count(array, count, 0);

    nb_array_fill(array, zeros, 0); /* and the other fifteen? */
}
