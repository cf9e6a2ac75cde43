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

static void copy_down(uint8_t *to, size_t t, const uint8_t *from,
                      size_t f, size_t count)
{
    if ((t + count) % 2 != 0) {
        count--;
        nb_array_set(to, t + count, nb_array_get(from, f + count));
    }
    for (; count >= 16; count -= 16)
        nb_store_u64(to + (t + count - 16) / 2,
                     sixteen(from, f + count - 16));
    while (count-- > 0)
        nb_array_set(to, t + count, nb_array_get(from, f + count));
}

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count)
{
    if (count == 0)
        return;
    to += to_index / 2;
    from += from_index / 2;
    if ((uintptr_t)to < (uintptr_t)from ||
        (to == from && to_index % 2 < from_index % 2))
        copy_up(to, to_index % 2, from, from_index % 2, count);
    else
        copy_down(to, to_index % 2, from, from_index % 2, count);
}
