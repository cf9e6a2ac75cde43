/*
 * Exercise 4.1, 1 star: Exchange
 *
 * `ex_exchange` exchanges the elements at two indices of an array of
 * nibbles. The starter uses the trick with three exclusive ors. Predict
 * for which arguments it fails, and what is then in the array. You may
 * include `nibble/array.h`.
 *
 * make exercise NAME=exchange tries it, and
 * make hint NAME=exchange helps.
 */
#include <nibble/array.h>

void ex_exchange(uint8_t *array, size_t i, size_t j)
{
    nb_array_set(array, j, nb_array_get(array, i) ^
                               nb_array_get(array, j));
    nb_array_set(array, i, nb_array_get(array, j) ^
                               nb_array_get(array, i));
    nb_array_set(array, j, nb_array_get(array, i) ^
                               nb_array_get(array, j));
}
