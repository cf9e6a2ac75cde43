/* A single sweep knows only the files of the ranks it has passed. */
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
    slice files = {0};

    for (unsigned r = 0; r < 8; r++) {
        files |= pawns[r];
        to[r] = pawns[r] & ~(files << 1 | files >> 1);
    }
}
