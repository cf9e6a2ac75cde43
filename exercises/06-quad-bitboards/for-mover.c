/*
 * Exercise 6.3, 1 star: Mine and yours
 *
 * The engine QBBEngine keeps in plane 0 not Black's men, but those of
 * the side to move [@qbbengine]. `ex_for_mover` makes such a quad of
 * one of ours. Nothing else changes, and empty squares stay 0. You may
 * include `nibble/quad.h`.
 *
 * make exercise NAME=for-mover tries it, and
 * make hint NAME=for-mover helps.
 */
#include <nibble/quad.h>

nb_quad ex_for_mover(nb_quad quad, unsigned side)
{
    quad.plane[0] ^= 0 - (uint64_t)side; /* also where nobody is? */
    return quad;
}
