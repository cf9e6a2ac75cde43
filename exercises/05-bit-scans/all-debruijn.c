/*
 * Exercise 5.7, 3 stars: How many such words are there?
 *
 * Greed finds one de Bruijn word. `ex_count_debruijn` counts all that
 * begin with as many zeros as a window is wide, for windows of 1 to 5
 * bits and so words of 2 to 32. If `runs` is not 0, it counts only
 * those that work with Walisch's runs as well. For windows of 3 bits
 * there are two, `00011101` and `00010111`. Predict whether both work
 * with runs. A product counts modulo 2 to the number of the word's
 * bits, so for a word of 8 bits only the lower 8 bits of it are there
 * to look at.
 *
 * make exercise NAME=all-debruijn tries it, and
 * make hint NAME=all-debruijn helps.
 */
#include <stdint.h>

unsigned ex_count_debruijn(unsigned width, unsigned runs)
{
    (void)runs;
    return width < 3 ? 1 : 2;
}
