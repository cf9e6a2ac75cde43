/*
 * simd.h: vectors of 128 bits, if there are any. If NB_SIMD is defined,
 * you can use the intrinsics of SSE2 and the functions below.
 */
#ifndef NB_SIMD_H
#define NB_SIMD_H

#include <nibble/variants.h>
#include <stdint.h>
#if NB_X86_64
#include <immintrin.h>
#endif
/** Define it (-DNB_SIMDE) to get vectors on any processor, by SIMDe. */
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
/** Defined if there are vectors, the processor's or SIMDe's. */
#define NB_SIMD 1
#endif
/* SSE2 is part of x86-64, so its functions need no attribute. */
#if defined NB_SIMD && !defined NB_SIMDE
/** Defined if the compiler has vectors of 512 bits as well. */
#define NB_SIMD512 1
/** An attribute: the function may use NB_AVX2. */
#define NB_TARGET_AVX2 NB_TARGET(NB_WITH_AVX2)
/** An attribute: the function may use NB_AVX512F. */
#define NB_TARGET_AVX512F NB_TARGET(NB_WITH_AVX512F)
/** The same with NB_AVX512BW and NB_AVX512VBMI as well. */
#define NB_TARGET_VBMI NB_TARGET(NB_WITH_VBMI)
/** The same with these and NB_GFNI. */
#define NB_TARGET_GFNI NB_TARGET(NB_WITH_GFNI)
/** The same with NB_AVX512F and NB_AVX512VPOPCNTDQ. */
#define NB_TARGET_VPOPCNTDQ NB_TARGET(NB_WITH_VPOPCNTDQ)
#else
#define NB_TARGET_AVX2
#endif
#ifdef NB_SIMD512
/** An attribute: the function may use NB_AVX512VNNI. */
#define NB_TARGET_VNNI NB_TARGET(NB_WITH_VNNI)
#endif
#ifdef NB_SIMD

/** Load two words from any address; the first becomes lane 0. */
static inline __m128i nb_load128_words(const uint64_t *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

/** Load 16 bytes from any address; the first becomes lane 0. */
static inline __m128i nb_load128_bytes(const uint8_t *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

/** Load eight numbers of 16 bits from any address, lane 0 first. */
static inline __m128i nb_load128_int16s(const int16_t *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

/** Store two words at any address, lane 0 first. */
static inline void nb_store128_words(uint64_t *to, __m128i words)
{
    _mm_storeu_si128((__m128i *)(void *)to, words);
}

/** Store sixteen bytes at any address, lane 0 first. */
static inline void nb_store128_bytes(uint8_t *to, __m128i bytes)
{
    _mm_storeu_si128((__m128i *)(void *)to, bytes);
}

#endif
#endif
