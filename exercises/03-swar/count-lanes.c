/*
 * Exercise 3.2, 1 star: How many?
 *
 * `ex_count` tells how many of the sixteen lanes hold a value, 0 to 15.
 * You may include `nibble/swar.h`.
 *
 * make exercise NAME=count-lanes tries it, and
 * make hint NAME=count-lanes helps.
 */
#include <nibble/swar.h>

unsigned ex_count(uint64_t x, unsigned value)
{
    return nb_has_zero64(x ^ nb_broadcast64(value)); /* is there any? */
}
