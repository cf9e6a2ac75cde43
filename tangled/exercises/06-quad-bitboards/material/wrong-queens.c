/*
 * Plane 1 without plane 2 is thought to be the pawns, but it holds the
 * queens as well.
 */
#include <nibble/bitscan.h>
#include <nibble/quad.h>

static int balance(uint64_t set, uint64_t black)
{
    return (int)nb_popcount(set & ~black) -
           (int)nb_popcount(set & black);
}

int ex_material(const nb_quad *quad)
{
    uint64_t black = nb_quad_black(quad);

    return balance(quad->plane[1] & ~quad->plane[2], black) +
           3 * balance(quad->plane[2] & ~quad->plane[3], black) +
           5 * balance(nb_quad_rooks(quad), black) +
           9 * balance(nb_quad_queens(quad), black);
}
