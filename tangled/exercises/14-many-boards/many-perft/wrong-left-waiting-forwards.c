/* The boards that are in the batch at the end are not counted. */
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

/* The board after a move that has no flag. */
static inline nb_quad child_of(const nb_quad *quad, nb_move move)
{
    const uint64_t from = UINT64_C(1) << nb_move_from(move);
    const uint64_t to = UINT64_C(1) << nb_move_to(move);
    const unsigned leaves = nb_move_piece(move);
    const unsigned changes =
        nb_move_captured(move) ^ nb_move_placed(move);
    nb_quad child = *quad;

    for (unsigned k = 0; k < 4; k++)
        child.plane[k] ^=
            (leaves >> k & 1) * from ^ (changes >> k & 1) * to;
    return child;
}

/* Rights: 1 to castle short, 2 long. Higher bits do not matter. */
static inline void put(batch *to, const nb_quad *quad, unsigned rights)
{
    for (unsigned k = 0; k < 4; k++)
        nb_store_u64(to->plane[k] + 8 * to->count, quad->plane[k]);
    to->rights[to->count++] =
        (uint8_t)((rights & 1) << 6 | (rights & 2) << 1);
}

/* Puts the board after a move into the batch; counts a full batch. */
static inline uint64_t follow(batch *to, const nb_position *p,
                              nb_move move, batch_counter *count)
{
    const unsigned side = p->side ^ 1u;
    nb_quad child = child_of(&p->quad, move);

    if (move >> 24 != 0) {
        const nb_position after = nb_position_after(p, move);
        if (nb_en_passant_capturers(&after) != 0)
            return nb_count_legal_moves(&after);
        child = after.quad;
    }
    put(to, &child, (unsigned)p->castling >> 2 * side);
    return to->count < LANES ? 0 : count(to, side);
}

static inline uint64_t walk(batch *to, const nb_position *p,
                            unsigned depth, batch_counter *count)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;

    for (unsigned n = nb_generate_moves(moves, p); n-- > 0;) {
        if (depth == 2) {
            sum += follow(to, p, moves[n], count);
        } else {
            const nb_position after = nb_position_after(p, moves[n]);
            sum += walk(to, &after, depth - 1, count);
        }
    }
    return sum;
}

static inline uint64_t perft_many(const nb_position *position,
                                  unsigned depth, batch_counter *count)
{
    const unsigned last = position->side ^ ((depth - 1) & 1);
    batch waiting = {.count = 0};

    if (depth < 2)
        return depth == 0 ? 1 : nb_count_legal_moves(position);
    const uint64_t sum = walk(&waiting, position, depth, count);
    return sum + count(&waiting, last);
}

/* Which boards are left at the end depends on the order of moves. */
static uint64_t walk_on(batch *to, const nb_position *p, unsigned depth,
                        batch_counter *count)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned end = nb_generate_moves(moves, p);
    uint64_t sum = 0;

    for (unsigned n = 0; n < end; n++) {
        if (depth == 2) {
            sum += follow(to, p, moves[n], count);
        } else {
            const nb_position after = nb_position_after(p, moves[n]);
            sum += walk_on(to, &after, depth - 1, count);
        }
    }
    return sum;
}

uint64_t ex_perft_many(const nb_position *position, unsigned depth,
                       batch_counter *count);

uint64_t ex_perft_many(const nb_position *position, unsigned depth,
                       batch_counter *count)
{
    batch waiting = {.count = 0};

    return depth < 2 ? perft_many(position, depth, count)
                     : walk_on(&waiting, position, depth, count);
}
