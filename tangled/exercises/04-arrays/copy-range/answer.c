#include <nibble/array.h>

static uint64_t sixteen(const uint8_t *from, size_t index)
{
    uint64_t word = nb_load64(from + index / 2);

    if (index % 2 == 0)
        return word;
    return word >> 4 | (uint64_t)nb_array_get(from, index + 15) << 60;
}

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count)
{
    size_t i = 0;

    if (to_index % 2 != 0 && count > 0) {
        nb_array_set(to, to_index, nb_array_get(from, from_index));
        i = 1;
    }
    for (; count - i >= 16; i += 16)
        nb_store64(to + (to_index + i) / 2,
                   sixteen(from, from_index + i));
    for (; i < count; i++)
        nb_array_set(to, to_index + i,
                     nb_array_get(from, from_index + i));
}
