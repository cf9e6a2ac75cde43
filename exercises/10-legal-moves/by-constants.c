/*
 * Exercise 10.5, 2 stars: Xor, add, and
 *
 * Here is the sentence of the source, for what it can do.
 * `ex_constants` gets a move that is no castling, and makes three words
 * of its board, its clocks and its rights, such that `((position ^ x) +
 * a) & m` is the position after the move, for *every* position in which
 * it is legal. A position is an `ex_state` here: the quad, and a word
 * that has the number of plies since a capture or a pawn's move in bits
 * 0 to 15, twice the number of the move plus the side to move in bits
 * 16 to 47, and the castling rights in bits 48 to 51. Field 4 and the
 * keys are left out. No number overflows.
 *
 * make exercise NAME=by-constants tries it, and
 * make hint NAME=by-constants helps.
 */
#include <nibble/moves.h>

typedef struct ex_state {
    nb_quad quad;
    uint64_t more;
} ex_state;

void ex_constants(ex_state *x, ex_state *a, ex_state *m, nb_move move)
{
    *x = *a = *m = (ex_state){{{0, 0, 0, 0}}, 0};
    (void)move;
}
