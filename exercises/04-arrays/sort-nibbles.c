/*
 * Exercise 4.3, 1 star: Sorted
 *
 * `ex_sort` sorts an array of nibbles, 0 first, in place. The count may
 * be in the millions: the tests allow three seconds, and comparing each
 * with each takes longer. No byte is read or written in which there is
 * no element. You may include `nibble/array.h`.
 *
 * make exercise NAME=sort-nibbles tries it, and
 * make hint NAME=sort-nibbles helps.
 */
#include <nibble/array.h>

void ex_sort(uint8_t *array, size_t count)
{
    size_t zeros = nb_array_count(array, count, 0);

    nb_array_fill(array, zeros, 0); /* and the other fifteen? */
}
