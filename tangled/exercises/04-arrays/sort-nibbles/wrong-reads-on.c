/* The byte behind the array is read and written back, and need not be
   there. */
#include <nibble/array.h>

void ex_sort(uint8_t *array, size_t count)
{
    size_t counts[16], at = 0;
    uint8_t behind = array[nb_array_size(count)];

    for (unsigned n = 0; n < 16; n++)
        counts[n] = nb_array_count(array, count, n);
    for (unsigned n = 0; n < 16; n++)
        for (size_t k = 0; k < counts[n]; k++)
            nb_array_set(array, at++, n);
    array[nb_array_size(count)] = behind;
}
