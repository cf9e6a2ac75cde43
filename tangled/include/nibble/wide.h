/*
 * wide.h: loads and stores of 256 bits, and of 512 bits if
 * NB_SIMD512 is defined. Empty if simd.h finds no vectors.
 */
#ifndef NB_WIDE_H
#define NB_WIDE_H

#include <nibble/simd.h>
#include <stdint.h>
#ifdef NB_SIMD
/** Load four words from any address; the first becomes lane 0. */
static inline NB_TARGET_AVX2 __m256i
nb_load256_words(const uint64_t *from)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}

/** Load 32 bytes from any address; the first becomes lane 0. */
static inline NB_TARGET_AVX2 __m256i
nb_load256_bytes(const uint8_t *from)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}

/** Store four words at any address, lane 0 first. */
static inline NB_TARGET_AVX2 void nb_store256_words(uint64_t *to,
                                                    __m256i words)
{
    _mm256_storeu_si256((__m256i *)(void *)to, words);
}

/** Store 32 bytes at any address, lane 0 first. */
static inline NB_TARGET_AVX2 void nb_store256_bytes(uint8_t *to,
                                                    __m256i bytes)
{
    _mm256_storeu_si256((__m256i *)(void *)to, bytes);
}

/** Return the same word in each of four lanes. */
static inline NB_TARGET_AVX2 __m256i nb_broadcast256(uint64_t word)
{
    return _mm256_set1_epi64x((long long)word);
}

/** Clear the upper halves of all registers, after their last use. */
static inline NB_TARGET_AVX2 void nb_clear_upper_halves(void)
{
#ifdef NB_SIMD512
    _mm256_zeroupper();
#endif
}

#endif
#ifdef NB_SIMD512
/** Load eight words from any address; the first becomes lane 0. */
static inline NB_TARGET_AVX512F __m512i
nb_load512_words(const uint64_t *from)
{
    return _mm512_loadu_si512(from);
}

/** Load 64 bytes from any address; the first becomes lane 0. */
static inline NB_TARGET_AVX512F __m512i
nb_load512_bytes(const uint8_t *from)
{
    return _mm512_loadu_si512(from);
}

/** Store eight words at any address, lane 0 first. */
static inline NB_TARGET_AVX512F void nb_store512_words(uint64_t *to,
                                                       __m512i words)
{
    _mm512_storeu_si512(to, words);
}

/** Store 64 bytes at any address, lane 0 first. */
static inline NB_TARGET_AVX512F void nb_store512_bytes(uint8_t *to,
                                                       __m512i bytes)
{
    _mm512_storeu_si512(to, bytes);
}

/** Return the same word in each of eight lanes. */
static inline NB_TARGET_AVX512F __m512i nb_broadcast512(uint64_t word)
{
    return _mm512_set1_epi64((long long)word);
}

/** Return eight words: first, first + step, to first + 7 * step. */
static inline NB_TARGET_AVX512F __m512i nb_series512(uint64_t first,
                                                     uint64_t step)
{
    uint64_t words[8];

    for (unsigned k = 0; k < 8; k++)
        words[k] = first + k * step;
    return nb_load512_words(words);
}

#endif
#endif
