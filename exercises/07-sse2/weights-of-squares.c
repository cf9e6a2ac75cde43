/*
 * Exercise 7.5, 2 stars: A weight for each square
 *
 * `ex_weigh` adds the weights of the squares in a set, 0 to 255 each,
 * and a1's is the first. The wiki has such a function [@cpw-sse2]. It
 * asks for aligned weights, and adds four of them in a byte with
 * saturation, so that it is exact only as far as four weights together
 * are at most 255. Yours is exact. You may include `nibble/simd.h`.
 *
 * make exercise NAME=weights-of-squares tries it, and
 * make hint NAME=weights-of-squares helps.
 */
#include <nibble/simd.h>

unsigned ex_weigh(uint64_t set, const uint8_t weights[64])
{
    const __m128i words = _mm_set_epi64x(0, (int64_t)set);

    (void)words;
    (void)weights;
    return 0;
}
