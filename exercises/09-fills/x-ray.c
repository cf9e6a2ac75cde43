/*
 * Exercise 9.3, 2 stars: Through one's own men
 *
 * A rook protects what stands behind its own queen, should the queen
 * go. The rook attacks some of its own men now. Lift these, and these
 * alone, off the board: `ex_x_ray` returns the squares that it attacks
 * then and does not attack now. An own man behind the first is attacked
 * then, and is not lifted. (The rook itself is not in `own`.)
 *
 * make exercise NAME=x-ray tries it, and
 * make hint NAME=x-ray helps.
 */
#include <nibble/attacks.h>

uint64_t ex_x_ray(uint64_t rook, uint64_t own, uint64_t empty)
{
    return nb_rook_attacks(rook, empty | own);
}
