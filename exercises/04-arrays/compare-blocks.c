/*
 * Exercise 4.2, 1 star: Equal for a long time
 *
 * `ex_compare` gives what `nb_array_compare` gives. Long arrays are
 * often equal for a long time, and nobody finds that out faster than
 * `memcmp`. But its sign is the wrong one, as we have seen, and so is
 * that of the starter. Use `memcmp` for what it is good for. The tests
 * allow a fifth of the time that a comparison nibble by nibble takes.
 * No byte is read in which there is no element, and pointers may be
 * null if the count is 0. No header of the library is allowed.
 *
 * make exercise NAME=compare-blocks tries it, and
 * make hint NAME=compare-blocks helps.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

int ex_compare(const uint8_t *a, const uint8_t *b, size_t count)
{
    return memcmp(a, b, (count + 1) / 2);
}
