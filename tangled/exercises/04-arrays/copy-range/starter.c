#include <nibble/array.h>
#include <string.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count)
{
    memcpy(to + to_index / 2, from + from_index / 2,
           nb_array_size(count)); /* if all are even */
}
