/* Each nibble is compared with each, which takes too long for millions
   of them. */
#include <nibble/array.h>

void ex_sort(uint8_t *array, size_t count)
{
    for (size_t end = count; end-- > 1;)
        for (size_t i = 0; i < end; i++) {
            unsigned a = nb_array_get(array, i);
            unsigned b = nb_array_get(array, i + 1);

            nb_array_set(array, i, a < b ? a : b);
            nb_array_set(array, i + 1, a < b ? b : a);
        }
}
