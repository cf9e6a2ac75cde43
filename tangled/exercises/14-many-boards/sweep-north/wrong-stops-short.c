/* The piece in the way is not attacked. */
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

/* A rank's squares, a file further east (1) or west (-1). */
static inline slice aside(slice x, int east)
{
    return east > 0 ? x << 1 : east < 0 ? x >> 1 : x;
}

void ex_sweep_north(set to, const set from, const set empty, int east);

void ex_sweep_north(set to, const set from, const set empty, int east)
{
    slice front = {0};

    for (unsigned r = 0; r < 8; r++) {
        to[r] = front & empty[r];
        front = aside(to[r] | from[r], east);
    }
}
