/* Values are counted when others have already been written over
   them. */
#include <nibble/array.h>

void ex_sort(uint8_t *array, size_t count)
{
    size_t at = 0;

    for (unsigned n = 0; n < 16; n++) {
        size_t end = at + nb_array_count(array, count, n);

        for (; at < end; at++)
            nb_array_set(array, at, n);
    }
}
