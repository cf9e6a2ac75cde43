/*
 * Exercise 8.6, 1 star: Any order of eight bits
 *
 * `ex_matrix` returns the matrix with which the instruction of the
 * exercise before puts bit `from[i]` of a byte at place *i*, for all
 * eight *i*. A bit may be wanted in several places. With `from` = 1, 2,
 * 3, 4, 5, 6, 7, 0 the byte is rotated to the right by one place.
 *
 * make exercise NAME=matrix-of tries it, and
 * make hint NAME=matrix-of helps.
 */
#include <stdint.h>

uint64_t ex_matrix(const uint8_t from[8])
{
    (void)from;
    return UINT64_C(0x0102040810204080);
}
