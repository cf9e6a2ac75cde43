/*
 * slice_avx512.h: a slice is the same rank of 64 boards, a byte a
 * board. AVX-512F, BW, BITALG (which counts the bits of bytes) and
 * GFNI (which moves them).
 */
#include <nibble/wide.h>
#include <stdint.h>
#include "perft_targets.h"

/** What every function has that handles slices. */
#define SLICE_TARGET NB_TARGET(WITH_SLICES_AVX512)
/** The small functions become part of the large ones. */
#define SLICE_INLINE static inline NB_ALWAYS_INLINE SLICE_TARGET
/** The large ones stay apart, and keep their slices on aligned stacks.
 */
#define SLICE_PHASE                                                    \
    static __attribute__((noinline, force_align_arg_pointer))          \
    SLICE_TARGET
/** Before a loop over ranks: write out all eight; gcc would not at -O2.
 */
#define SLICE_UNROLL _Pragma("GCC unroll 8")

typedef __m512i slice;
enum { SLICE_BOARDS = 64 };
/** A byte is taken from one of two slices by one instruction. */
#define SLICE_HAS_BLENDS 1
/** The bits of a byte are moved and added by one instruction. */
#define SLICE_HAS_MATRICES 1
/** The bits of a byte are counted by one instruction. */
#define SLICE_HAS_POPCOUNT 1

/** Eight words at any address. */
SLICE_INLINE slice slice_load(const uint64_t *words)
{
    return _mm512_loadu_si512(words);
}

/** The same byte for every board. */
SLICE_INLINE slice slice_all(unsigned byte)
{
    return _mm512_set1_epi8((int8_t)byte);
}

/** The sums of bytes, modulo 256. */
SLICE_INLINE slice slice_add(slice x, slice y)
{
    return _mm512_add_epi8(x, y);
}

/**
 * A matrix times each byte: bit i of the result is the xor of those
 * bits of x that are set in byte 7 - i of the matrix.
 */
SLICE_INLINE slice slice_map(slice x, uint64_t matrix)
{
    return _mm512_gf2p8affine_epi64_epi8(
        x, _mm512_set1_epi64((long long)matrix), 0);
}

/** One file nearer to the a-file; a bit there is gone. */
SLICE_INLINE slice slice_west(slice x)
{
    return slice_map(x, UINT64_C(0x0204081020408000));
}

/** The differences of bytes, modulo 256. */
SLICE_INLINE slice slice_sub(slice x, slice y)
{
    return _mm512_sub_epi8(x, y);
}

/** The same by two files. */
SLICE_INLINE slice slice_west2(slice x)
{
    return slice_map(x, UINT64_C(0x0408102040800000));
}

/** The files in reverse order. */
SLICE_INLINE slice slice_mirror(slice x)
{
    return slice_map(x, UINT64_C(0x8040201008040201));
}

/** 255 where a byte is 0, else 0. */
SLICE_INLINE slice slice_is_zero(slice x)
{
    return _mm512_movm_epi8(_mm512_testn_epi8_mask(x, x));
}

/** Bit i: the top bit of the byte in lane i. */
SLICE_INLINE uint64_t slice_tops(slice x)
{
    return _mm512_movepi8_mask(x);
}

/** The low bits of the sums of three bits. */
SLICE_INLINE slice slice_sum3(slice x, slice y, slice z)
{
    return _mm512_ternarylogic_epi64(x, y, z, 0x96);
}

/** The high bits of the sums of three bits. */
SLICE_INLINE slice slice_carry3(slice x, slice y, slice z)
{
    return _mm512_ternarylogic_epi64(x, y, z, 0xE8);
}

/** How many bits of each byte are set. */
SLICE_INLINE slice slice_popcount(slice x)
{
    return _mm512_popcnt_epi8(x);
}

/** Each word rotated: byte b comes to place b + n, modulo 8. */
SLICE_INLINE slice slice_rotate(slice x, unsigned n)
{
    return _mm512_rolv_epi64(x, _mm512_set1_epi64(n * 8));
}

/** The bytes of x, or y's at the places of a word with a bit set. */
SLICE_INLINE slice slice_blend(slice x, slice y, unsigned places)
{
    return _mm512_mask_blend_epi8(UINT64_MAX / 255 * places, x, y);
}

/** The sum of all bytes. */
SLICE_INLINE uint64_t slice_sum(slice x)
{
    return (uint64_t)_mm512_reduce_add_epi64(
        _mm512_sad_epu8(x, _mm512_setzero_si512()));
}

SLICE_INLINE void slice_done(void)
{
    nb_clear_upper_halves();
}
