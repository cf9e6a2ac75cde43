/* words-on.h: C's words are terms from here on, to words-off.h. */
#define uint64_t symbolic::u64
#define uint32_t symbolic::u32
#define uint16_t symbolic::u16
#define uint8_t symbolic::u8
#define int64_t symbolic::i64
#define int16_t symbolic::i16
#define int32_t symbolic::i32
#define int8_t symbolic::i8
#define unsigned symbolic::u32
#define int symbolic::i32
#define char symbolic::i8
#define double symbolic::real
#define bool symbolic::truth
#define __m128i symbolic::vector<128>
#define __m256i symbolic::vector<256>
#define __m512i symbolic::vector<512>
#define __mmask8 symbolic::u8
#define __mmask64 symbolic::u64
#define memcpy symbolic::copy_bytes
#define assert(...) symbolic::demand(__VA_ARGS__)
/* What compiler.h says, for terms. */
#define NB_GNU_C 1
#define NB_UNROLL(times)
#define __builtin_ctzll symbolic::trailing_zeros
#define __builtin_clzll symbolic::leading_zeros
#define __builtin_popcountll symbolic::ones
#ifndef WITHOUT_VECTORS
#define NB_SIMD 1
#define NB_SIMD512 1
#endif
