#include <nibble/array.h>

void ex_sort(uint8_t *array, size_t count)
{
    size_t counts[16], at = 0;

    for (unsigned n = 0; n < 16; n++)
        counts[n] = nb_array_count(array, count, n);
    for (unsigned n = 0; n < 16; n++) {
        size_t end = at + counts[n];

        if (at < end && at % 2 != 0)
            nb_array_set(array, at++, n);
        nb_array_fill(array + at / 2, end - at, n);
        at = end;
    }
}
