/*
 * Exercise 7.1, 1 star: One file to the east
 *
 * `ex_east` moves all members of two sets of squares one file to the
 * east. Those on the h-file leave the board. One intrinsic between load
 * and store is enough. Predict what the starter makes of a set with h1
 * and h8.
 *
 * make exercise NAME=one-east tries it, and
 * make hint NAME=one-east helps.
 */
#include <nibble/simd.h>

void ex_east(uint64_t sets[2])
{
    const __m128i boards = nb_load128_words(sets);

    nb_store128_words(sets, _mm_slli_epi64(boards, 1));
}
