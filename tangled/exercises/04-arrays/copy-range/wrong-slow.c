/* Each nibble is copied by itself, which takes too long for a long
   range. */
#include <nibble/array.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count)
{
    uintptr_t t = 2 * (uintptr_t)to + to_index;
    uintptr_t f = 2 * (uintptr_t)from + from_index;

    for (size_t k = 0; k < count; k++) {
        size_t i = t < f ? k : count - 1 - k;
        nb_array_set(to, to_index + i,
                     nb_array_get(from, from_index + i));
    }
}
