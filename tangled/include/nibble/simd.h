/*
 * simd.h: says whether there are vectors. If NB_SIMD is defined, the
 * intrinsics of SSE2 can be used, and the functions below are there.
 */
#ifndef NB_SIMD_H
#define NB_SIMD_H

#include <nibble/variants.h>
#include <stdint.h>
#if NB_X86_64
#include <immintrin.h>
#endif
/** For the compiler's -D: vectors by SIMDe, on any processor. */
#ifdef NB_SIMDE
#if !NB_GNU_C
#error "the vectors of NB_SIMDE need GNU C, without NB_ONLY_C11"
#endif
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "lane 0 is the first in memory on little-endian machines only"
#endif
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/sse2.h>
#include <simde/x86/avx2.h>
#endif
#if NB_X86_64 || defined NB_SIMDE
/** There are vectors: the processor's, or SIMDe's with NB_SIMDE. */
#define NB_SIMD 1
#endif
/* SSE2 is part of x86-64, so its functions need no attribute. */
#if defined NB_SIMD && !defined NB_SIMDE
/** There are vectors of 512 bits as well, without SIMDe. */
#define NB_SIMD512 1
/** Of a function that may use NB_AVX2. */
#define NB_TARGET_AVX2 NB_TARGET(NB_WITH_AVX2)
/** Of a function that may use NB_AVX512F. */
#define NB_TARGET_AVX512F NB_TARGET(NB_WITH_AVX512F)
/** Of one that may use NB_AVX512BW and NB_AVX512VBMI as well. */
#define NB_TARGET_VBMI NB_TARGET(NB_WITH_VBMI)
/** Of one that may use these and NB_GFNI. */
#define NB_TARGET_GFNI NB_TARGET(NB_WITH_GFNI)
/** Of one that may use NB_AVX512F and NB_AVX512VPOPCNTDQ. */
#define NB_TARGET_VPOPCNTDQ NB_TARGET(NB_WITH_VPOPCNTDQ)
#else
#define NB_TARGET_AVX2
#endif
#ifdef NB_SIMD

/** Two words at any address; the first is lane 0. */
static inline __m128i nb_load128_words(const uint64_t *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

/** Sixteen bytes at any address; the first is lane 0. */
static inline __m128i nb_load128_bytes(const uint8_t *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

/** Eight signed numbers of 16 bits at any address. */
static inline __m128i nb_load128_int16s(const int16_t *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

/** Stores two words at any address, lane 0 first. */
static inline void nb_store128_words(uint64_t *to, __m128i words)
{
    _mm_storeu_si128((__m128i *)(void *)to, words);
}

/** Stores sixteen bytes at any address, lane 0 first. */
static inline void nb_store128_bytes(uint8_t *to, __m128i bytes)
{
    _mm_storeu_si128((__m128i *)(void *)to, bytes);
}

#endif
#endif
