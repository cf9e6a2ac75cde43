/*
 * Exercise 4.4, 2 stars: Backwards
 *
 * `ex_reverse` reverses an array of nibbles in place: the first element
 * becomes the last. Any count is allowed, also 0 and odd ones. The
 * starter goes from byte to byte. For which counts is it right, what is
 * missing for the others that are even, and why is an odd count another
 * matter? The tests allow half of the time that two fingers take, which
 * exchange nibble by nibble, also for an odd count. No byte is read or
 * written in which there is no element. You may include
 * `nibble/nibble.h` and `nibble/array.h`.
 *
 * make exercise NAME=reverse-array tries it, and
 * make hint NAME=reverse-array helps.
 */
#include <nibble/nibble.h>

void ex_reverse(uint8_t *array, size_t count)
{
    for (size_t i = 0; i < count / 4; i++) {
        uint8_t byte = array[i];

        array[i] = nb_swap(array[count / 2 - 1 - i]);
        array[count / 2 - 1 - i] = nb_swap(byte);
    }
}
