/* If the count is odd, the high half of the last byte is no element,
   and has to stay as it was. */
#include <nibble/array.h>
#include <nibble/nibble.h>

static void reverse_bytes(uint8_t *array, size_t size)
{
    for (size_t i = 0; i < size / 2; i++) {
        uint8_t byte = array[i];

        array[i] = nb_swap(array[size - 1 - i]);
        array[size - 1 - i] = nb_swap(byte);
    }
    if (size % 2 != 0)
        array[size / 2] = nb_swap(array[size / 2]);
}

void ex_reverse(uint8_t *array, size_t count)
{
    size_t size = nb_array_size(count);

    reverse_bytes(array, size);
    if (count % 2 == 0)
        return;
    for (size_t i = 0; i < size - 1; i++)
        array[i] = nb_join(nb_low(array[i + 1]), nb_high(array[i]));
    array[size - 1] = (uint8_t)nb_high(array[size - 1]);
}
