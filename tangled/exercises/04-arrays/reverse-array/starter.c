#include <nibble/nibble.h>

void ex_reverse(uint8_t *array, size_t count)
{
    for (size_t i = 0; i < count / 4; i++) {
        uint8_t byte = array[i];

        array[i] = nb_swap(array[count / 2 - 1 - i]);
        array[count / 2 - 1 - i] = nb_swap(byte);
    }
}
