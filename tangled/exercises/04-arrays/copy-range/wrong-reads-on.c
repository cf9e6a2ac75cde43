/* Two bytes are loaded for each nibble, and the second may lie behind
   the range. */
#include <nibble/array.h>
#include <string.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count)
{
    const uint8_t *bytes = from + from_index / 2;

    for (size_t i = 0; i < count; i++, bytes += from_index++ % 2) {
        uint16_t two;

        memcpy(&two, bytes, 2);
        nb_array_set(to, to_index + i,
                     (unsigned)two >> from_index % 2 * 4 & 15);
    }
}
