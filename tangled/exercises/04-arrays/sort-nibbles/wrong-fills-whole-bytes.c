/* A fill begins at a byte, and the place of a value may begin in the
   middle of one. */
#include <nibble/array.h>

void ex_sort(uint8_t *array, size_t count)
{
    size_t counts[16], at = 0;

    for (unsigned n = 0; n < 16; n++)
        counts[n] = nb_array_count(array, count, n);
    for (unsigned n = 0; n < 16; n++) {
        nb_array_fill(array + at / 2, counts[n], n);
        at += counts[n];
    }
}
