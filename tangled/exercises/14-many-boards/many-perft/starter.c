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

/* Boards that wait to be counted, all with the same side to move. */
typedef struct batch {
    uint8_t plane[4][8 * LANES]; /* eight bytes for each board */
    uint8_t rights[LANES];       /* castling: 0x40 short, 0x04 long */
    unsigned count;
} batch;

/*
 * A type of functions, to which a walk gets a pointer: they count the
 * moves of all boards in a batch, and empty it.
 */
typedef uint64_t batch_counter(batch *from, unsigned colour);

uint64_t ex_perft_many(const nb_position *position, unsigned depth,
                       batch_counter *count);

uint64_t ex_perft_many(const nb_position *position, unsigned depth,
                       batch_counter *count)
{
    batch waiting = {.count = 0};

    (void)position;
    return depth == 0 ? 1 : count(&waiting, NB_WHITE);
}
