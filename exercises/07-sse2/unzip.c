/*
 * Exercise 7.2, 1 star: Unzip
 *
 * `ex_unzip` undoes the two unpacks by bytes: of 32 bytes it writes
 * those at even places to one array and those at odd places to another,
 * sixteen each, with five intrinsics between loads and stores. The
 * starter does without the masks. Predict for which bytes it fails, and
 * what it writes then.
 *
 * make exercise NAME=unzip tries it, and
 * make hint NAME=unzip helps.
 */
#include <nibble/simd.h>

void ex_unzip(uint8_t even[16], uint8_t odd[16],
              const uint8_t from[32])
{
    const __m128i first = nb_load128_bytes(from);
    const __m128i second = nb_load128_bytes(from + 16);

    nb_store128_bytes(even, _mm_packus_epi16(first, second));
    nb_store128_bytes(
        odd, _mm_packus_epi16(_mm_srli_epi16(first, 8),
                              _mm_srli_epi16(second, 8)));
}
