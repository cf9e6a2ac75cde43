/*
 * Exercise 12.2, 2 stars: East in eight bytes
 *
 * A word holds a rank of eight boards, a byte each. `ex_east` returns
 * what the sliders of each byte attack to the east, as does for one.
 * Sliders are among the occupied squares. The word has no bytes to a
 * processor: a borrow does not stop at them.
 *
 * make exercise NAME=east-in-bytes tries it, and
 * make hint NAME=east-in-bytes helps.
 */
#include <stdint.h>

uint64_t ex_east(uint64_t occupied, uint64_t sliders)
{
    return occupied ^ (occupied - 2 * sliders);
}
