/* If the count is odd, the half behind the last element is moved as if
   it were one. */
#include <nibble/nibble.h>

void ex_reverse(uint8_t *array, size_t count)
{
    size_t bytes = (count + 1) / 2;

    for (size_t i = 0; i < bytes / 2; i++) {
        uint8_t byte = array[i];

        array[i] = nb_swap(array[bytes - 1 - i]);
        array[bytes - 1 - i] = nb_swap(byte);
    }
    if (bytes % 2 != 0)
        array[bytes / 2] = nb_swap(array[bytes / 2]);
}
