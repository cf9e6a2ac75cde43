/* The nibbles are exchanged one by one, which takes too long. */
#include <nibble/array.h>

void ex_reverse(uint8_t *array, size_t count)
{
    for (size_t i = 0; i < count / 2; i++) {
        unsigned first = nb_array_get(array, i);

        nb_array_set(array, i, nb_array_get(array, count - 1 - i));
        nb_array_set(array, count - 1 - i, first);
    }
}
