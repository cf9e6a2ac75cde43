/* Whole bytes are copied, and with them halves at the ends that are not
   in the range. */
#include <nibble/array.h>
#include <string.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count)
{
    if (to_index % 2 == from_index % 2)
        memcpy(to + to_index / 2, from + from_index / 2,
               (to_index % 2 + count + 1) / 2);
    else
        for (size_t i = 0; i < count; i++)
            nb_array_set(to, to_index + i,
                         nb_array_get(from, from_index + i));
}
