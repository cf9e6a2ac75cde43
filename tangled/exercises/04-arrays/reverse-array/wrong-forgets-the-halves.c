/* The bytes change places, but the two nibbles of each stay in their
   order. */
#include <stddef.h>
#include <stdint.h>

void ex_reverse(uint8_t *array, size_t count)
{
    for (size_t i = 0; i < count / 4; i++) {
        uint8_t byte = array[i];

        array[i] = array[count / 2 - 1 - i];
        array[count / 2 - 1 - i] = byte;
    }
}
