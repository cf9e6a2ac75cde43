/*
 * wide.h: vectors of 256 bits from memory and to it, and of 512 bits
 * where NB_SIMD512 is defined. Empty where simd.h finds no vectors.
 */
#ifndef NB_WIDE_H
#define NB_WIDE_H

#include <nibble/simd.h>
#include <stdint.h>
#ifdef NB_SIMD
/** Clears the upper halves of all registers, behind their last use. */
static inline NB_TARGET_AVX2 void nb_clear_upper_halves(void)
{
#ifdef NB_SIMD512
    _mm256_zeroupper();
#endif
}

/** Four words at any address; the first is lane 0. */
static inline NB_TARGET_AVX2 __m256i
nb_load256_words(const uint64_t *from)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}

/** Thirty-two bytes at any address; the first is lane 0. */
static inline NB_TARGET_AVX2 __m256i
nb_load256_bytes(const uint8_t *from)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}

/** Stores four words at any address, lane 0 first. */
static inline NB_TARGET_AVX2 void nb_store256_words(uint64_t *to,
                                                    __m256i words)
{
    _mm256_storeu_si256((__m256i *)(void *)to, words);
}

/** Stores thirty-two bytes at any address, lane 0 first. */
static inline NB_TARGET_AVX2 void nb_store256_bytes(uint8_t *to,
                                                    __m256i bytes)
{
    _mm256_storeu_si256((__m256i *)(void *)to, bytes);
}

/** The same word in each of four lanes. */
static inline NB_TARGET_AVX2 __m256i nb_broadcast256(uint64_t word)
{
    return _mm256_set1_epi64x((long long)word);
}

#endif
#ifdef NB_SIMD512
/** Eight words at any address; the first is lane 0. */
static inline NB_TARGET_AVX512F __m512i
nb_load512_words(const uint64_t *from)
{
    return _mm512_loadu_si512(from);
}

/** Sixty-four bytes at any address; the first is lane 0. */
static inline NB_TARGET_AVX512F __m512i
nb_load512_bytes(const uint8_t *from)
{
    return _mm512_loadu_si512(from);
}

/** Stores eight words at any address, lane 0 first. */
static inline NB_TARGET_AVX512F void nb_store512_words(uint64_t *to,
                                                       __m512i words)
{
    _mm512_storeu_si512(to, words);
}

/** Stores sixty-four bytes at any address, lane 0 first. */
static inline NB_TARGET_AVX512F void nb_store512_bytes(uint8_t *to,
                                                       __m512i bytes)
{
    _mm512_storeu_si512(to, bytes);
}

/** The same word in each of eight lanes. */
static inline NB_TARGET_AVX512F __m512i nb_broadcast512(uint64_t word)
{
    return _mm512_set1_epi64((long long)word);
}

/** Eight words: the first, and each a step more than the last. */
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
