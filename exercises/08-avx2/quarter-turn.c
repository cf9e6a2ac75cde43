/*
 * Exercise 8.8, 3 stars: A quarter turn
 *
 * `ex_turn` turns four sets by 90 degrees, clockwise as White sees the
 * board: a1 goes to a8, a8 to h8, h8 to h1, h1 to a1. The starter flips
 * the board, which is half of the way. Each of the other instructions
 * for it works on all four sets at once, and eight times as many are
 * enough. Compare with a loop over the squares, by appendix A's
 * benchmark or a clock.
 *
 * make exercise NAME=quarter-turn tries it, and
 * make hint NAME=quarter-turn helps.
 */
#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 void ex_turn(uint64_t sets[4])
{
    const __m256i flipped = nb_flip_avx2(nb_load256_words(sets));

    nb_store256_words(sets, flipped);
}
