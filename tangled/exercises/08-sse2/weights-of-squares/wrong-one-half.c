/*
 * There is a sum in each half of the register, and one of them is not
 * added.
 */
#include <nibble/simd.h>

static __m128i members(uint64_t set)
{
    const uint64_t ones = ~UINT64_C(0) / 255;
    const __m128i copies =
        _mm_set_epi64x((int64_t)((set >> 8 & 255) * ones),
                       (int64_t)((set & 255) * ones));
    const __m128i bits =
        _mm_set1_epi64x((int64_t)UINT64_C(0x8040201008040201));

    return _mm_cmpeq_epi8(_mm_and_si128(copies, bits), bits);
}

unsigned ex_weigh(uint64_t set, const uint8_t weights[64])
{
    __m128i sum = _mm_setzero_si128();

    for (int i = 0; i < 64; i += 16) {
        const __m128i some = _mm_and_si128(
            members(set >> i), nb_load128_bytes(weights + i));
        sum = _mm_add_epi64(sum,
                            _mm_sad_epu8(some, _mm_setzero_si128()));
    }
    return (unsigned)_mm_cvtsi128_si32(sum);
}
