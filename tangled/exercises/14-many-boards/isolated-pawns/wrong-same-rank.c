/* Only pawns on the same rank count as neighbours. */
#include <nibble/array.h>
#include <nibble/attacks.h>
#include <nibble/moves.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifndef LANES
#ifdef __AVX2__
#define LANES 32
#else
#define LANES 16
#endif
#endif

/* A rank of LANES boards, a byte each; bit 0 is the a-file. */
typedef uint8_t slice __attribute__((vector_size(LANES)));

/* A set of squares on LANES boards: its eight ranks, from the first. */
typedef slice set[8];

void ex_isolated(set to, const set pawns)
{
    for (unsigned r = 0; r < 8; r++)
        to[r] = pawns[r] & ~(pawns[r] << 1 | pawns[r] >> 1);
}
