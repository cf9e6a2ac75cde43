/* The copy always begins at the lower end, and overwrites what is still
   to be read if the target lies above the source. */
#include <nibble/array.h>

static uint64_t sixteen(const uint8_t *from, size_t index)
{
    uint64_t word = nb_load_u64(from + index / 2);

    if (index % 2 == 0)
        return word;
    return word >> 4 | (uint64_t)nb_array_get(from, index + 15) << 60;
}

static void copy_up(uint8_t *to, size_t t, const uint8_t *from,
                    size_t f, size_t count)
{
    if (t % 2 != 0) {
        nb_array_set(to, t++, nb_array_get(from, f++));
        count--;
    }
    for (; count >= 16; count -= 16, t += 16, f += 16)
        nb_store_u64(to + t / 2, sixteen(from, f));
    for (; count > 0; count--)
        nb_array_set(to, t++, nb_array_get(from, f++));
}

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count)
{
    if (count > 0)
        copy_up(to, to_index, from, from_index, count);
}
