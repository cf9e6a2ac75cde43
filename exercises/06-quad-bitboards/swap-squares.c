/*
 * Exercise 6.1, 1 star: Castle on any two squares
 *
 * `ex_swap` exchanges what stands on two squares, which may be the same
 * one. Use one xor of the whole quad and no `if`. (The tests cannot see
 * whether you did.) You may include `nibble/quad.h`.
 *
 * make exercise NAME=swap-squares tries it, and
 * make hint NAME=swap-squares helps.
 */
#include <nibble/quad.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b)
{
    nb_quad_put(quad, a, nb_quad_at(quad, b));
    nb_quad_put(quad, b, nb_quad_at(quad, a)); /* too late */
}
