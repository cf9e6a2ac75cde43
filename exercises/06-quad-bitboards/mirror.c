/*
 * Exercise 6.2, 1 star: In the mirror
 *
 * `nb_quad_flip` turns the board upside down. `ex_mirror` exchanges
 * left and right: what stands on the a-file goes to the h-file, in its
 * own colour. You may include `nibble/quad.h` and `nibble/swar.h`.
 *
 * make exercise NAME=mirror tries it, and
 * make hint NAME=mirror helps.
 */
#include <nibble/quad.h>

nb_quad ex_mirror(nb_quad quad)
{
    return nb_quad_flip(quad); /* another axis */
}
