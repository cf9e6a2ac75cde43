/*
 * Exercise 8.5, 2 stars: A matrix by a byte
 *
 * `ex_affine` returns what `_mm512_gf2p8affine_epi64_epi8` makes of one
 * byte, a matrix and a constant: bit *i* of the result is the parity of
 * the byte and row *i*, exclusive or bit *i* of the constant. Row *i*
 * is byte 7 − *i* of the matrix. The tests have a processor's answers
 * to some questions, and try the unit matrix.
 *
 * make exercise NAME=affine tries it, and
 * make hint NAME=affine helps.
 */
#include <stdint.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant)
{
    (void)matrix;
    return byte ^ constant;
}
