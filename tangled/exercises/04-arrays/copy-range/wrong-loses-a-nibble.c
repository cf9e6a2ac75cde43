/* After the shift, a word that was loaded for an odd index holds only
   fifteen nibbles of the range. */
#include <nibble/array.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count)
{
    size_t i = 0;

    for (; to_index % 2 == 0 && count - i >= 16; i += 16)
        nb_store_u64(to + (to_index + i) / 2,
                     nb_load_u64(from + (from_index + i) / 2) >>
                         from_index % 2 * 4);
    for (; i < count; i++)
        nb_array_set(to, to_index + i,
                     nb_array_get(from, from_index + i));
}
