/* array.c: arrays of nibbles, many elements at a time. See array.h. */
#include <nibble/array.h>
#include <nibble/nibble.h>
#include <nibble/signed.h>
#include "tables.h"
#if NB_X86_64
#include <immintrin.h>
#endif
#ifdef __clang__
#pragma clang diagnostic ignored "-Wpass-failed"
#define VECTORISED_LOOP _Pragma("clang loop vectorize(enable)")
#else
#define VECTORISED_LOOP
#endif
#include <nibble/bitscan.h>
#include <nibble/simd.h>
#include <nibble/quad_avx2.h>
#include <stdbool.h>
static void unpack_plain(uint8_t *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] = (uint8_t)nb_array_get(from, i);
}

static void pack_plain(uint8_t *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_array_set(to, i, nb_low(from[i]));
}

static size_t mismatch_plain(const uint8_t *a, const uint8_t *b,
                             size_t count)
{
    size_t i = 0;

    while (i < count && nb_array_get(a, i) == nb_array_get(b, i))
        i++;
    return i;
}

static void unpack_signed_plain(int8_t *to, const uint8_t *from,
                                size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] = (int8_t)nb_extend(nb_array_get(from, i));
}

static void fill_plain(uint8_t *to, size_t count, unsigned nibble)
{
    for (size_t i = 0; i < count; i++)
        nb_array_set(to, i, nibble);
}

static void add_saturated_plain(uint8_t *to, const uint8_t *a,
                                const uint8_t *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        unsigned sum = nb_array_get(a, i) + nb_array_get(b, i);
        nb_array_set(to, i, sum < 15 ? sum : 15);
    }
}

static size_t count_plain(const uint8_t *array, size_t count,
                          unsigned nibble)
{
    size_t found = 0;

    for (size_t i = 0; i < count; i++)
        found += nb_array_get(array, i) == nibble;
    return found;
}

static size_t find_plain(const uint8_t *array, size_t count,
                         unsigned nibble)
{
    size_t i = 0;

    while (i < count && nb_array_get(array, i) != nibble)
        i++;
    return i;
}

static void unpack_swar(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = 0;

    for (; count - i >= 8; i += 8)
        nb_store_u64(to + i,
                     nb_nibbles_to_bytes(nb_load_u32(from + i / 2)));
    unpack_plain(to + i, from + i / 2, count % 8);
}

static void pack_swar(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = 0;

    for (; count - i >= 8; i += 8)
        nb_store_u32(to + i / 2,
                     nb_bytes_to_nibbles(nb_load_u64(from + i)));
    pack_plain(to + i / 2, from + i, count % 8);
}

static void unpack_signed_swar(int8_t *to, const uint8_t *from,
                               size_t count)
{
    const uint64_t flips = NB_BYTES * 0x78;
    size_t i = 0;

    for (; count - i >= 8; i += 8) {
        uint64_t bytes = nb_nibbles_to_bytes(nb_load_u32(from + i / 2));
        nb_store_u64((uint8_t *)to + i, (bytes + flips) ^ flips);
    }
    unpack_signed_plain(to + i, from + i / 2, count % 8);
}

static void add_saturated_swar(uint8_t *to, const uint8_t *a,
                               const uint8_t *b, size_t count)
{
    size_t i = 0;

    for (; count - i >= 16; i += 16)
        nb_store_u64(to + i / 2,
                     nb_add_saturated64(nb_load_u64(a + i / 2),
                                        nb_load_u64(b + i / 2)));
    add_saturated_plain(to + i / 2, a + i / 2, b + i / 2, count % 16);
}

static void fill_memset(uint8_t *to, size_t count, unsigned nibble)
{
    memset(to, (int)(nibble * 17), count / 2);
    fill_plain(to + count / 2, count % 2, nibble);
}

static size_t up_to_16(size_t count)
{
    return count < 16 ? count : 16;
}

static size_t mismatch_swar(const uint8_t *a, const uint8_t *b,
                            size_t count)
{
    size_t i = 0;

    while (count - i >= 16 &&
           nb_load_u64(a + i / 2) == nb_load_u64(b + i / 2))
        i += 16;
    return i +
           mismatch_plain(a + i / 2, b + i / 2, up_to_16(count - i));
}

static size_t find_swar(const uint8_t *array, size_t count,
                        unsigned nibble)
{
    const uint64_t wanted = nb_broadcast64(nibble);
    size_t i = 0;

    while (count - i >= 16 &&
           !nb_has_zero64(nb_load_u64(array + i / 2) ^ wanted))
        i += 16;
    return i + find_plain(array + i / 2, up_to_16(count - i), nibble);
}

static size_t count_swar(const uint8_t *array, size_t count,
                         unsigned nibble)
{
    const uint64_t wanted = nb_broadcast64(nibble);
    size_t found = 0, words = count / 16;

    while (words > 0) {
        size_t n = words < 15 ? words : 15;
        uint64_t sums = 0;

        words -= n;
        for (; n > 0; n--, array += 8)
            sums += nb_equal64(nb_load_u64(array), wanted) >> 3;
        found += nb_sum64(sums);
    }
    return found + count_plain(array, count % 16, nibble);
}

#if NB_X86_64
static NB_TARGET(NB_WITH_BMI2) void unpack_pdep(uint8_t *to,
                                                const uint8_t *from,
                                                size_t count)
{
    const uint64_t low_nibbles = NB_BYTES * 15;
    size_t i = 0;

    for (; count - i >= 8; i += 8)
        nb_store_u64(to + i,
                     _pdep_u64(nb_load_u32(from + i / 2), low_nibbles));
    unpack_plain(to + i, from + i / 2, count % 8);
}
#endif

#if NB_X86_64
static NB_TARGET(NB_WITH_BMI2) void pack_pext(uint8_t *to,
                                              const uint8_t *from,
                                              size_t count)
{
    const uint64_t low_nibbles = NB_BYTES * 15;
    size_t i = 0;

    for (; count - i >= 8; i += 8)
        nb_store_u32(
            to + i / 2,
            (uint32_t)_pext_u64(nb_load_u64(from + i), low_nibbles));
    pack_plain(to + i / 2, from + i, count % 8);
}
#endif

enum { RUN = 32, RUN_NIBBLES = 2 * RUN };

static void unpack_run(uint8_t *restrict to,
                       const uint8_t *restrict from)
{
    VECTORISED_LOOP
    for (size_t i = 0; i < RUN; i++) {
        to[2 * i] = from[i] & 15;
        to[2 * i + 1] = from[i] >> 4;
    }
}

static void unpack_runs(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = 0;

    for (; count - i >= RUN_NIBBLES; i += RUN_NIBBLES)
        unpack_run(to + i, from + i / 2);
    unpack_swar(to + i, from + i / 2, count % RUN_NIBBLES);
}

static void add_saturated_run(uint8_t *to, const uint8_t *a,
                              const uint8_t *b)
{
    uint8_t sums[RUN];

    VECTORISED_LOOP
    for (size_t i = 0; i < RUN; i++) {
        uint8_t low = (uint8_t)((a[i] & 15) + (b[i] & 15));
        uint8_t high = (uint8_t)((a[i] >> 4) + (b[i] >> 4));

        low = low < 15 ? low : 15;
        high = high < 15 ? high : 15;
        sums[i] = (uint8_t)(low | high << 4);
    }
    memcpy(to, sums, RUN);
}

static void unpack_signed_run(int8_t *restrict to,
                              const uint8_t *restrict from)
{
    VECTORISED_LOOP
    for (size_t i = 0; i < RUN; i++) {
        to[2 * i] = (int8_t)(((from[i] & 15) ^ 8) - 8);
        to[2 * i + 1] = (int8_t)((from[i] >> 4 ^ 8) - 8);
    }
}

static void unpack_signed_runs(int8_t *to, const uint8_t *from,
                               size_t count)
{
    size_t i = 0;

    for (; count - i >= RUN_NIBBLES; i += RUN_NIBBLES)
        unpack_signed_run(to + i, from + i / 2);
    unpack_signed_swar(to + i, from + i / 2, count % RUN_NIBBLES);
}

static void pack_run(uint8_t *restrict to, const uint8_t *restrict from)
{
    VECTORISED_LOOP
    for (size_t i = 0; i < RUN; i++)
        to[i] = (uint8_t)((from[2 * i] & 15) | from[2 * i + 1] << 4);
}

static void pack_runs(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = 0;

    for (; count - i >= RUN_NIBBLES; i += RUN_NIBBLES)
        pack_run(to + i / 2, from + i);
    pack_swar(to + i / 2, from + i, count % RUN_NIBBLES);
}

static void add_saturated_runs(uint8_t *to, const uint8_t *a,
                               const uint8_t *b, size_t count)
{
    size_t i = 0;

    for (; count - i >= RUN_NIBBLES; i += RUN_NIBBLES)
        add_saturated_run(to + i / 2, a + i / 2, b + i / 2);
    add_saturated_swar(to + i / 2, a + i / 2, b + i / 2,
                       count % RUN_NIBBLES);
}

static uint8_t count_run(const uint8_t *array, uint8_t nibble)
{
    uint8_t found = 0;

    VECTORISED_LOOP
    for (size_t i = 0; i < RUN; i++) {
        found = (uint8_t)(found + ((array[i] & 15) == nibble));
        found = (uint8_t)(found + (array[i] >> 4 == nibble));
    }
    return found;
}

static size_t count_runs(const uint8_t *array, size_t count,
                         unsigned nibble)
{
    size_t found = 0, i = 0;

    for (; count - i >= RUN_NIBBLES; i += RUN_NIBBLES)
        found += count_run(array + i / 2, (uint8_t)nibble);
    return found +
           count_swar(array + i / 2, count % RUN_NIBBLES, nibble);
}

/* The differences of both halves of two bytes, saturated at 0. */
static inline uint8_t sub_saturated_pair(uint8_t a, uint8_t b)
{
    uint8_t low = a & 15, high = a & 0xF0;
    uint8_t from_low = b & 15, from_high = b & 0xF0;

    low = low > from_low ? low : from_low;
    high = high > from_high ? high : from_high;
    return (uint8_t)((low - from_low) | (high - from_high));
}

static void sub_saturated_run(uint8_t *to, const uint8_t *a,
                              const uint8_t *b)
{
    uint8_t differences[RUN];

    VECTORISED_LOOP
    for (size_t i = 0; i < RUN; i++)
        differences[i] = sub_saturated_pair(a[i], b[i]);
    memcpy(to, differences, RUN);
}

static void map_plain(uint8_t *to, const uint8_t *from, size_t count,
                      uint64_t table)
{
    for (size_t i = 0; i < count; i++)
        nb_array_set(to, i, nb_lane64(table, nb_array_get(from, i)));
}

static void map_pairs(uint8_t *to, const uint8_t *from, size_t count,
                      uint64_t table)
{
    uint8_t entries[16], pairs[256];

    for (unsigned n = 0; n < 16; n++)
        entries[n] = (uint8_t)nb_lane64(table, n);
    for (unsigned high = 0; high < 16; high++)
        for (unsigned low = 0; low < 16; low++)
            pairs[16 * high + low] =
                (uint8_t)(entries[high] << 4 | entries[low]);
    for (size_t i = 0; i < count / 2; i++)
        to[i] = pairs[from[i]];
    map_plain(to + count / 2, from + count / 2, count % 2, table);
}

/* Both ranges begin in the low half of a byte, or both in the high. */
static void copy_bytes(uint8_t *to, const uint8_t *from, size_t odd,
                       size_t count)
{
    const size_t end = odd + count;
    const unsigned first = nb_array_get(from, odd);
    const unsigned last = nb_array_get(from, end - 1);

    memmove(to + odd, from + odd, end / 2 - odd);
    if (odd != 0)
        nb_array_set(to, odd, first);
    if (end % 2 != 0)
        nb_array_set(to, end - 1, last);
}

/* The nibbles 1 to 16 of an array. */
static uint64_t sixteen_from_1(const uint8_t *from)
{
    return nb_load_u64(from) >> 4 | (uint64_t)nb_low(from[8]) << 60;
}

/* Copy nibbles 1 to count of an array to nibble 0 of another. */
static void copy_shifted_up(uint8_t *to, const uint8_t *from,
                            size_t count)
{
    size_t i = 0;

    for (; count - i >= 16; i += 16)
        nb_store_u64(to + i / 2, sixteen_from_1(from + i / 2));
    for (const size_t end = i + count % 16; i < end; i++)
        nb_array_set(to, i, nb_array_get(from, i + 1));
}

static void copy_shifted_down(uint8_t *to, const uint8_t *from,
                              size_t count)
{
    for (; count % 16 != 0; count--)
        nb_array_set(to, count - 1, nb_array_get(from, count));
    for (; count > 0; count -= 16)
        nb_store_u64(to + count / 2 - 8,
                     sixteen_from_1(from + count / 2 - 8));
}

/* Word by word: the lowest flag marks the first equal element. */
static size_t find_bit_scan(const uint8_t *array, size_t count,
                            unsigned nibble)
{
    size_t i = 0;

    for (; count - i >= 16; i += 16) {
        uint64_t differ =
            nb_load_u64(array + i / 2) ^ nb_broadcast64(nibble);
        uint64_t zeros = (differ - NB_L64) & ~differ & NB_H64;
        if (zeros != 0)
            return i + nb_lsb(zeros) / 4;
    }
    return i + find_plain(array + i / 2, count % 16, nibble);
}

/* In words: the first bit that differs is in the first such lane. */
static size_t mismatch_bit_scan(const uint8_t *a, const uint8_t *b,
                                size_t count)
{
    size_t i = 0;

    for (; count - i >= 16; i += 16) {
        uint64_t differ =
            nb_load_u64(a + i / 2) ^ nb_load_u64(b + i / 2);
        if (differ != 0)
            return i + nb_lsb(differ) / 4;
    }
    return i + mismatch_plain(a + i / 2, b + i / 2, count % 16);
}

#ifdef NB_SIMD
/* The nibbles of sixteen bytes, each in a byte of its own. */
static __m128i low_nibbles(__m128i bytes)
{
    return _mm_and_si128(bytes, _mm_set1_epi8(15));
}

static __m128i high_nibbles(__m128i bytes)
{
    return low_nibbles(_mm_srli_epi16(bytes, 4));
}

enum { VECTOR = 16, VECTOR_NIBBLES = 2 * VECTOR };

static void unpack_sse2(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = 0;

    for (; count - i >= VECTOR_NIBBLES; i += VECTOR_NIBBLES) {
        __m128i bytes = nb_load128_bytes(from + i / 2);
        __m128i low = low_nibbles(bytes), high = high_nibbles(bytes);

        nb_store128_bytes(to + i, _mm_unpacklo_epi8(low, high));
        nb_store128_bytes(to + i + VECTOR,
                          _mm_unpackhi_epi8(low, high));
    }
    unpack_swar(to + i, from + i / 2, count % VECTOR_NIBBLES);
}

/* The pairs of bytes become bytes, in the lower halves of 16 bits. */
static __m128i join_pairs(__m128i bytes)
{
    __m128i nibbles = low_nibbles(bytes);
    __m128i pairs = _mm_or_si128(nibbles, _mm_srli_epi16(nibbles, 4));

    return _mm_and_si128(pairs, _mm_set1_epi16(255));
}

/* Eight less than the nibbles of sixteen bytes, each in a byte. */
static __m128i low_less_8(__m128i bytes)
{
    return _mm_sub_epi8(low_nibbles(bytes), _mm_set1_epi8(8));
}

static __m128i high_less_8(__m128i bytes)
{
    return _mm_sub_epi8(high_nibbles(bytes), _mm_set1_epi8(8));
}

/* Sums of nibbles, in the low halves of the bytes and in the high. */
static __m128i add_saturated_bytes(__m128i a, __m128i b)
{
    const __m128i fifteens = _mm_set1_epi8(15);
    __m128i low = _mm_add_epi8(low_nibbles(a), low_nibbles(b));
    __m128i high = _mm_adds_epu8(_mm_andnot_si128(fifteens, a),
                                 _mm_andnot_si128(fifteens, b));

    return _mm_or_si128(_mm_min_epu8(low, fifteens),
                        _mm_andnot_si128(fifteens, high));
}

static void pack_sse2(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = 0;

    for (; count - i >= VECTOR_NIBBLES; i += VECTOR_NIBBLES) {
        __m128i first = join_pairs(nb_load128_bytes(from + i));
        __m128i second =
            join_pairs(nb_load128_bytes(from + i + VECTOR));

        nb_store128_bytes(to + i / 2, _mm_packus_epi16(first, second));
    }
    pack_swar(to + i / 2, from + i, count % VECTOR_NIBBLES);
}

static void unpack_signed_sse2(int8_t *to, const uint8_t *from,
                               size_t count)
{
    uint8_t *bytes_to = (uint8_t *)to;
    size_t i = 0;

    for (; count - i >= VECTOR_NIBBLES; i += VECTOR_NIBBLES) {
        __m128i flipped = _mm_xor_si128(nb_load128_bytes(from + i / 2),
                                        _mm_set1_epi8((int8_t)0x88));
        __m128i low = low_less_8(flipped), high = high_less_8(flipped);

        nb_store128_bytes(bytes_to + i, _mm_unpacklo_epi8(low, high));
        nb_store128_bytes(bytes_to + i + VECTOR,
                          _mm_unpackhi_epi8(low, high));
    }
    unpack_signed_swar(to + i, from + i / 2, count % VECTOR_NIBBLES);
}

static void add_saturated_sse2(uint8_t *to, const uint8_t *a,
                               const uint8_t *b, size_t count)
{
    size_t i = 0;

    for (; count - i >= VECTOR_NIBBLES; i += VECTOR_NIBBLES)
        nb_store128_bytes(to + i / 2, add_saturated_bytes(
                                          nb_load128_bytes(a + i / 2),
                                          nb_load128_bytes(b + i / 2)));
    add_saturated_swar(to + i / 2, a + i / 2, b + i / 2,
                       count % VECTOR_NIBBLES);
}

/* All ones in each byte whose low nibble, or high one, is equal. */
static __m128i low_equal(__m128i bytes, unsigned nibble)
{
    return _mm_cmpeq_epi8(low_nibbles(bytes),
                          _mm_set1_epi8((int8_t)nibble));
}

static __m128i high_equal(__m128i bytes, unsigned nibble)
{
    return _mm_cmpeq_epi8(_mm_andnot_si128(_mm_set1_epi8(15), bytes),
                          _mm_set1_epi8((int8_t)(nibble << 4)));
}

/* How many nibbles of at most 127 vectors are equal to one. */
static size_t count_vectors(const uint8_t *array, size_t vectors,
                            unsigned nibble)
{
    const __m128i zero = _mm_setzero_si128();
    __m128i counts = zero;

    for (; vectors > 0; vectors--, array += VECTOR) {
        __m128i bytes = nb_load128_bytes(array);

        counts = _mm_sub_epi8(counts,
                              _mm_add_epi8(low_equal(bytes, nibble),
                                           high_equal(bytes, nibble)));
    }
    counts = _mm_sad_epu8(counts, zero);
    return (size_t)_mm_cvtsi128_si32(counts) +
           (size_t)_mm_extract_epi16(counts, 4);
}

static size_t mismatch_sse2(const uint8_t *a, const uint8_t *b,
                            size_t count)
{
    size_t i = 0;

    for (; count - i >= VECTOR_NIBBLES; i += VECTOR_NIBBLES) {
        __m128i equal = _mm_cmpeq_epi8(nb_load128_bytes(a + i / 2),
                                       nb_load128_bytes(b + i / 2));
        unsigned differ = 0xFFFF ^ (unsigned)_mm_movemask_epi8(equal);

        if (differ != 0) {
            i += 2 * nb_lsb(differ);
            return i + (nb_array_get(a, i) == nb_array_get(b, i));
        }
    }
    return i + mismatch_bit_scan(a + i / 2, b + i / 2,
                                 count % VECTOR_NIBBLES);
}

static size_t find_sse2(const uint8_t *array, size_t count,
                        unsigned nibble)
{
    size_t i = 0;

    for (; count - i >= VECTOR_NIBBLES; i += VECTOR_NIBBLES) {
        __m128i bytes = nb_load128_bytes(array + i / 2);
        __m128i equal = _mm_or_si128(low_equal(bytes, nibble),
                                     high_equal(bytes, nibble));
        unsigned found = (unsigned)_mm_movemask_epi8(equal);

        if (found != 0) {
            i += 2 * nb_lsb(found);
            return i + (nb_array_get(array, i) != nibble);
        }
    }
    return i +
           find_bit_scan(array + i / 2, count % VECTOR_NIBBLES, nibble);
}

static size_t count_sse2(const uint8_t *array, size_t count,
                         unsigned nibble)
{
    size_t found = 0, vectors = count / VECTOR_NIBBLES;

    while (vectors > 0) {
        size_t n = vectors < 127 ? vectors : 127;

        found += count_vectors(array, n, nibble);
        array += n * VECTOR;
        vectors -= n;
    }
    return found + count_swar(array, count % VECTOR_NIBBLES, nibble);
}
#endif

#ifdef NB_SIMD
/* For the loops below, compiled once for each kind of store. */
#define INLINED inline NB_ALWAYS_INLINE

static INLINED NB_TARGET_AVX2 __m256i low_nibbles_avx2(__m256i bytes)
{
    return _mm256_and_si256(bytes, _mm256_set1_epi8(15));
}

static INLINED NB_TARGET_AVX2 __m256i high_nibbles_avx2(__m256i bytes)
{
    return low_nibbles_avx2(_mm256_srli_epi16(bytes, 4));
}

/* Store 32 bytes, past the caches if streaming. */
static INLINED NB_TARGET_AVX2 void
store_avx2(uint8_t *to, __m256i bytes, bool streaming)
{
    if (streaming)
        _mm256_stream_si256((__m256i *)(void *)to, bytes);
    else
        nb_store256_bytes(to, bytes);
}

static INLINED NB_TARGET_AVX2 void
unpack_64_avx2(uint8_t *to, const uint8_t *from, bool streaming)
{
    __m256i bytes =
        _mm256_permute4x64_epi64(nb_load256_bytes(from), 0xD8);
    __m256i low = low_nibbles_avx2(bytes);
    __m256i high = high_nibbles_avx2(bytes);

    store_avx2(to, _mm256_unpacklo_epi8(low, high), streaming);
    store_avx2(to + 32, _mm256_unpackhi_epi8(low, high), streaming);
}

/* Request the two lines that the loop will read 4096 bytes later. */
static INLINED void fetch_ahead(const uint8_t *from)
{
    const char *ahead = (const char *)((uintptr_t)from + 4096);

    _mm_prefetch(ahead, _MM_HINT_NTA);
    _mm_prefetch(ahead + 64, _MM_HINT_NTA);
}

static INLINED NB_TARGET_AVX2 size_t unpack_256s_avx2(
    uint8_t *to, const uint8_t *from, size_t count, bool streaming)
{
    size_t i = 0;

    for (; count - i >= 256; i += 256) {
        if (streaming)
            fetch_ahead(from + i / 2);
        unpack_64_avx2(to + i, from + i / 2, streaming);
        unpack_64_avx2(to + i + 64, from + i / 2 + 32, streaming);
        unpack_64_avx2(to + i + 128, from + i / 2 + 64, streaming);
        unpack_64_avx2(to + i + 192, from + i / 2 + 96, streaming);
    }
    return i;
}

NB_TARGET_AVX2 static void unpack_avx2(uint8_t *to, const uint8_t *from,
                                       size_t count)
{
    size_t i = unpack_256s_avx2(to, from, count, false);

    for (; count - i >= 64; i += 64)
        unpack_64_avx2(to + i, from + i / 2, false);
    nb_clear_upper_halves();
    unpack_sse2(to + i, from + i / 2, count - i);
}

static INLINED NB_TARGET_AVX2 __m256i
join_pairs_avx2(const uint8_t *from)
{
    const __m256i weights = _mm256_set1_epi16(0x1001);

    return _mm256_maddubs_epi16(
        low_nibbles_avx2(nb_load256_bytes(from)), weights);
}

static INLINED NB_TARGET_AVX2 void
pack_64_avx2(uint8_t *to, const uint8_t *from, bool streaming)
{
    __m256i pairs = _mm256_packus_epi16(join_pairs_avx2(from),
                                        join_pairs_avx2(from + 32));

    store_avx2(to, _mm256_permute4x64_epi64(pairs, 0xD8), streaming);
}

static INLINED NB_TARGET_AVX2 size_t pack_256s_avx2(uint8_t *to,
                                                    const uint8_t *from,
                                                    size_t count,
                                                    bool streaming)
{
    size_t i = 0;

    for (; count - i >= 256; i += 256) {
        pack_64_avx2(to + i / 2, from + i, streaming);
        pack_64_avx2(to + i / 2 + 32, from + i + 64, streaming);
        pack_64_avx2(to + i / 2 + 64, from + i + 128, streaming);
        pack_64_avx2(to + i / 2 + 96, from + i + 192, streaming);
    }
    return i;
}

NB_TARGET_AVX2 static void pack_avx2(uint8_t *to, const uint8_t *from,
                                     size_t count)
{
    size_t i = pack_256s_avx2(to, from, count, false);

    for (; count - i >= 64; i += 64)
        pack_64_avx2(to + i / 2, from + i, false);
    nb_clear_upper_halves();
    pack_sse2(to + i / 2, from + i, count - i);
}

static INLINED NB_TARGET_AVX2 __m256i extend_bytes_avx2(__m256i nibbles)
{
    const __m256i eights = _mm256_set1_epi8(8);

    return _mm256_sub_epi8(_mm256_xor_si256(nibbles, eights), eights);
}

NB_TARGET_AVX2 static void
unpack_signed_avx2(int8_t *to, const uint8_t *from, size_t count)
{
    uint8_t *bytes_to = (uint8_t *)to;
    size_t i = 0;

    for (; count - i >= 64; i += 64) {
        __m256i bytes = _mm256_permute4x64_epi64(
            nb_load256_bytes(from + i / 2), 0xD8);
        __m256i low = extend_bytes_avx2(low_nibbles_avx2(bytes));
        __m256i high = extend_bytes_avx2(high_nibbles_avx2(bytes));

        nb_store256_bytes(bytes_to + i,
                          _mm256_unpacklo_epi8(low, high));
        nb_store256_bytes(bytes_to + i + 32,
                          _mm256_unpackhi_epi8(low, high));
    }
    nb_clear_upper_halves();
    unpack_signed_sse2(to + i, from + i / 2, count - i);
}

static INLINED NB_TARGET_AVX2 __m256i
add_saturated_bytes_avx2(__m256i a, __m256i b)
{
    const __m256i fifteens = _mm256_set1_epi8(15);
    __m256i low =
        _mm256_add_epi8(low_nibbles_avx2(a), low_nibbles_avx2(b));
    __m256i high = _mm256_adds_epu8(_mm256_andnot_si256(fifteens, a),
                                    _mm256_andnot_si256(fifteens, b));

    return _mm256_or_si256(_mm256_min_epu8(low, fifteens),
                           _mm256_andnot_si256(fifteens, high));
}

NB_TARGET_AVX2 static void add_saturated_avx2(uint8_t *to,
                                              const uint8_t *a,
                                              const uint8_t *b,
                                              size_t count)
{
    size_t i = 0;

    for (; count - i >= 64; i += 64)
        nb_store256_bytes(to + i / 2, add_saturated_bytes_avx2(
                                          nb_load256_bytes(a + i / 2),
                                          nb_load256_bytes(b + i / 2)));
    nb_clear_upper_halves();
    add_saturated_sse2(to + i / 2, a + i / 2, b + i / 2, count - i);
}

NB_TARGET_AVX2 static size_t
mismatch_avx2(const uint8_t *a, const uint8_t *b, size_t count)
{
    size_t i = 0;

    for (; count - i >= 64; i += 64) {
        __m256i equal = _mm256_cmpeq_epi8(nb_load256_bytes(a + i / 2),
                                          nb_load256_bytes(b + i / 2));
        uint32_t differ = ~(uint32_t)_mm256_movemask_epi8(equal);

        if (differ != 0) {
            nb_clear_upper_halves();
            i += 2 * nb_lsb(differ);
            return i + (nb_array_get(a, i) == nb_array_get(b, i));
        }
    }
    nb_clear_upper_halves();
    return i + mismatch_sse2(a + i / 2, b + i / 2, count - i);
}

/* All ones in each byte whose low nibble, or high one, is equal. */
static INLINED NB_TARGET_AVX2 __m256i low_equal_avx2(__m256i bytes,
                                                     unsigned nibble)
{
    return _mm256_cmpeq_epi8(low_nibbles_avx2(bytes),
                             _mm256_set1_epi8((int8_t)nibble));
}

static INLINED NB_TARGET_AVX2 __m256i high_equal_avx2(__m256i bytes,
                                                      unsigned nibble)
{
    return low_equal_avx2(_mm256_srli_epi16(bytes, 4), nibble);
}

NB_TARGET_AVX2 static size_t find_avx2(const uint8_t *array,
                                       size_t count, unsigned nibble)
{
    size_t i = 0;

    for (; count - i >= 64; i += 64) {
        __m256i bytes = nb_load256_bytes(array + i / 2);
        __m256i equal = _mm256_or_si256(low_equal_avx2(bytes, nibble),
                                        high_equal_avx2(bytes, nibble));
        uint32_t found = (uint32_t)_mm256_movemask_epi8(equal);

        if (found != 0) {
            nb_clear_upper_halves();
            i += 2 * nb_lsb(found);
            return i + (nb_array_get(array, i) != nibble);
        }
    }
    nb_clear_upper_halves();
    return i + find_sse2(array + i / 2, count - i, nibble);
}

/* How many nibbles of up to 127 vectors are equal to a nibble. */
static INLINED NB_TARGET_AVX2 size_t count_vectors_avx2(
    const uint8_t *array, size_t vectors, unsigned nibble)
{
    __m256i counts = _mm256_setzero_si256();

    for (; vectors > 0; vectors--, array += 32) {
        __m256i bytes = nb_load256_bytes(array);

        counts = _mm256_sub_epi8(counts, low_equal_avx2(bytes, nibble));
        counts =
            _mm256_sub_epi8(counts, high_equal_avx2(bytes, nibble));
    }
    return (size_t)nb_sum_lanes_avx2(
        _mm256_sad_epu8(counts, _mm256_setzero_si256()));
}

NB_TARGET_AVX2 static size_t count_avx2(const uint8_t *array,
                                        size_t count, unsigned nibble)
{
    size_t found = 0, vectors = count / 64;

    while (vectors > 0) {
        size_t n = vectors < 127 ? vectors : 127;

        found += count_vectors_avx2(array, n, nibble);
        array += n * 32;
        vectors -= n;
    }
    nb_clear_upper_halves();
    return found + count_sse2(array, count % 64, nibble);
}

/* The entries of 64 nibbles: lane n of a table is that of n. */
static INLINED NB_TARGET_AVX2 __m256i map_bytes_avx2(__m256i bytes,
                                                     uint64_t table)
{
    const uint64_t first = nb_nibbles_to_bytes((uint32_t)table);
    const uint64_t last = nb_nibbles_to_bytes((uint32_t)(table >> 32));
    const __m256i low = nb_lookup_avx2(first, last, bytes);
    const __m256i high =
        nb_lookup_avx2(first, last, _mm256_srli_epi16(bytes, 4));

    return _mm256_or_si256(low, _mm256_slli_epi16(high, 4));
}

NB_TARGET_AVX2 static void map_avx2(uint8_t *to, const uint8_t *from,
                                    size_t count, uint64_t table)
{
    const size_t rest = count % 64;
    uint8_t last[32] = {0};
    size_t i = 0;

    for (; count - i >= 64; i += 64)
        nb_store256_bytes(
            to + i / 2,
            map_bytes_avx2(nb_load256_bytes(from + i / 2), table));
    memcpy(last, from + i / 2, nb_array_size(rest));
    nb_store256_bytes(last,
                      map_bytes_avx2(nb_load256_bytes(last), table));
    nb_clear_upper_halves();
    memcpy(to + i / 2, last, rest / 2);
    if (rest % 2 != 0)
        nb_array_set(to, count - 1, nb_low(last[rest / 2]));
}

/* The number of bytes up to the next multiple of 64. */
static size_t before_line(const uint8_t *at)
{
    return (size_t)(-(uintptr_t)at % 64);
}

/*
 * Unpack up to a line of the cache and return the number of nibbles.
 * If that is odd, or more than count, do nothing, return count + 1.
 */
static size_t unpack_to_line(uint8_t *to, const uint8_t *from,
                             size_t count)
{
    size_t head = before_line(to);

    if (head > count || head % 2 != 0)
        return count + 1;
    unpack_swar(to, from, head);
    return head;
}

NB_TARGET_AVX2 static void
unpack_avx2_streaming(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = unpack_to_line(to, from, count);

    if (i <= count) {
        i += unpack_256s_avx2(to + i, from + i / 2, count - i, true);
        _mm_sfence();
    } else {
        i = 0;
    }
    unpack_avx2(to + i, from + i / 2, count - i);
}

NB_TARGET_AVX2 static void
pack_avx2_streaming(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = 2 * before_line(to);

    if (i < count) {
        pack_swar(to, from, i);
        i += pack_256s_avx2(to + i / 2, from + i, count - i, true);
        _mm_sfence();
    } else {
        i = 0;
    }
    pack_avx2(to + i / 2, from + i, count - i);
}

/* In nibbles: 48 MiB, packed and as bytes together. */
enum { STREAMED = 1 << 25 };

static void unpack_avx2_by_size(uint8_t *to, const uint8_t *from,
                                size_t count)
{
    (count < STREAMED ? unpack_avx2 : unpack_avx2_streaming)(to, from,
                                                             count);
}

static void pack_avx2_by_size(uint8_t *to, const uint8_t *from,
                              size_t count)
{
    (count < STREAMED ? pack_avx2 : pack_avx2_streaming)(to, from,
                                                         count);
}

#endif
#ifdef NB_SIMD512
static INLINED NB_TARGET_VBMI void
store_avx512(uint8_t *to, __m512i bytes, bool streaming)
{
    if (streaming)
        _mm512_stream_si512((__m512i *)(void *)to, bytes);
    else
        nb_store512_bytes(to, bytes);
}

/* Each pair of bytes as one, in the lower half of 16 bits. */
static INLINED NB_TARGET_VBMI __m512i
join_pairs_avx512(const uint8_t *from)
{
    const __m512i bytes = nb_load512_bytes(from);
    const __m512i nibbles =
        _mm512_and_si512(bytes, _mm512_set1_epi8(15));

    return _mm512_maddubs_epi16(nibbles, _mm512_set1_epi16(0x1001));
}

static INLINED NB_TARGET_VBMI void
unpack_64_avx512(uint8_t *to, const uint8_t *from, bool streaming)
{
    const __m512i places =
        nb_broadcast512(UINT64_C(0x1C1814100C080400));
    __m512i spread = _mm512_cvtepu32_epi64(nb_load256_bytes(from));
    __m512i nibbles =
        _mm512_and_si512(_mm512_multishift_epi64_epi8(places, spread),
                         _mm512_set1_epi8(15));

    store_avx512(to, nibbles, streaming);
}

static INLINED NB_TARGET_VBMI void
pack_128_avx512(uint8_t *to, const uint8_t *from, bool streaming)
{
    const __m512i even = nb_series512(UINT64_C(0x0E0C0A0806040200),
                                      UINT64_C(0x1010101010101010));
    __m512i pairs = _mm512_permutex2var_epi8(
        join_pairs_avx512(from), even, join_pairs_avx512(from + 64));

    store_avx512(to, pairs, streaming);
}

static INLINED NB_TARGET_VBMI size_t unpack_128s_avx512(
    uint8_t *to, const uint8_t *from, size_t count, bool streaming)
{
    size_t i = 0;

    for (; count - i >= 128; i += 128) {
        unpack_64_avx512(to + i, from + i / 2, streaming);
        unpack_64_avx512(to + i + 64, from + i / 2 + 32, streaming);
    }
    return i;
}

static INLINED NB_TARGET_VBMI size_t pack_256s_avx512(
    uint8_t *to, const uint8_t *from, size_t count, bool streaming)
{
    size_t i = 0;

    for (; count - i >= 256; i += 256) {
        pack_128_avx512(to + i / 2, from + i, streaming);
        pack_128_avx512(to + i / 2 + 64, from + i + 128, streaming);
    }
    return i;
}

NB_TARGET_VBMI static void
unpack_avx512(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = unpack_128s_avx512(to, from, count, false);

    unpack_avx2(to + i, from + i / 2, count - i);
}

NB_TARGET_VBMI static void pack_avx512(uint8_t *to, const uint8_t *from,
                                       size_t count)
{
    size_t i = pack_256s_avx512(to, from, count, false);

    pack_avx2(to + i / 2, from + i, count - i);
}

NB_TARGET_VBMI static void
unpack_avx512_streaming(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = unpack_to_line(to, from, count);

    if (i <= count) {
        i += unpack_128s_avx512(to + i, from + i / 2, count - i, true);
        _mm_sfence();
    } else {
        i = 0;
    }
    unpack_avx512(to + i, from + i / 2, count - i);
}

NB_TARGET_VBMI static void
pack_avx512_streaming(uint8_t *to, const uint8_t *from, size_t count)
{
    size_t i = 2 * before_line(to);

    if (i < count) {
        pack_swar(to, from, i);
        i += pack_256s_avx512(to + i / 2, from + i, count - i, true);
        _mm_sfence();
    } else {
        i = 0;
    }
    pack_avx512(to + i / 2, from + i, count - i);
}

static void unpack_avx512_by_size(uint8_t *to, const uint8_t *from,
                                  size_t count)
{
    (count < STREAMED ? unpack_avx512
                      : unpack_avx512_streaming)(to, from, count);
}

static void pack_avx512_by_size(uint8_t *to, const uint8_t *from,
                                size_t count)
{
    (count < STREAMED ? pack_avx512 : pack_avx512_streaming)(to, from,
                                                             count);
}

#endif

/* clang-format off */
static const nb_variant unpack_impls[] = {
    VARIANT(nb_array_unpack_function, "plain",
            unpack_plain, NB_WITH_NONE),
    VARIANT(nb_array_unpack_function, "swar",
            unpack_swar, NB_WITH_NONE),
    #if NB_X86_64
    VARIANT(nb_array_unpack_function, "pdep",
            unpack_pdep, NB_WITH_BMI2),
    #endif
    VARIANT(nb_array_unpack_function, "runs",
            unpack_runs, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_array_unpack_function, "sse2",
            unpack_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_array_unpack_function, "avx2",
            unpack_avx2, NB_WITH_AVX2),
    VARIANT(nb_array_unpack_function, "avx2 streaming",
            unpack_avx2_streaming, NB_WITH_AVX2),
    VARIANT(nb_array_unpack_function, "avx2 by size",
            unpack_avx2_by_size, NB_WITH_AVX2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_array_unpack_function, "avx512",
            unpack_avx512, NB_WITH_VBMI),
    VARIANT(nb_array_unpack_function, "avx512 streaming",
            unpack_avx512_streaming, NB_WITH_VBMI),
    VARIANT(nb_array_unpack_function, "avx512 by size",
            unpack_avx512_by_size, NB_WITH_VBMI),
    #endif
};
static const nb_variant unpack_signed_impls[] = {
    VARIANT(nb_array_unpack_signed_function, "plain",
            unpack_signed_plain, NB_WITH_NONE),
    VARIANT(nb_array_unpack_signed_function, "swar",
            unpack_signed_swar, NB_WITH_NONE),
    VARIANT(nb_array_unpack_signed_function, "runs",
            unpack_signed_runs, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_array_unpack_signed_function, "sse2",
            unpack_signed_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_array_unpack_signed_function, "avx2",
            unpack_signed_avx2, NB_WITH_AVX2),
    #endif
};
static const nb_variant pack_impls[] = {
    VARIANT(nb_array_pack_function, "plain", pack_plain, NB_WITH_NONE),
    VARIANT(nb_array_pack_function, "swar", pack_swar, NB_WITH_NONE),
    #if NB_X86_64
    VARIANT(nb_array_pack_function, "pext", pack_pext, NB_WITH_BMI2),
    #endif
    VARIANT(nb_array_pack_function, "runs", pack_runs, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_array_pack_function, "sse2", pack_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_array_pack_function, "avx2", pack_avx2, NB_WITH_AVX2),
    VARIANT(nb_array_pack_function, "avx2 streaming",
            pack_avx2_streaming, NB_WITH_AVX2),
    VARIANT(nb_array_pack_function, "avx2 by size",
            pack_avx2_by_size, NB_WITH_AVX2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_array_pack_function, "avx512",
            pack_avx512, NB_WITH_VBMI),
    VARIANT(nb_array_pack_function, "avx512 streaming",
            pack_avx512_streaming, NB_WITH_VBMI),
    VARIANT(nb_array_pack_function, "avx512 by size",
            pack_avx512_by_size, NB_WITH_VBMI),
    #endif
};
static const nb_variant fill_impls[] = {
    VARIANT(nb_array_fill_function, "plain", fill_plain, NB_WITH_NONE),
    VARIANT(nb_array_fill_function, "memset",
            fill_memset, NB_WITH_NONE),
};
static const nb_variant add_saturated_impls[] = {
    VARIANT(nb_array_add_saturated_function, "plain",
            add_saturated_plain, NB_WITH_NONE),
    VARIANT(nb_array_add_saturated_function, "swar",
            add_saturated_swar, NB_WITH_NONE),
    VARIANT(nb_array_add_saturated_function, "runs",
            add_saturated_runs, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_array_add_saturated_function, "sse2",
            add_saturated_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_array_add_saturated_function, "avx2",
            add_saturated_avx2, NB_WITH_AVX2),
    #endif
};
static const nb_variant mismatch_impls[] = {
    VARIANT(nb_array_mismatch_function, "plain",
            mismatch_plain, NB_WITH_NONE),
    VARIANT(nb_array_mismatch_function, "swar",
            mismatch_swar, NB_WITH_NONE),
    VARIANT(nb_array_mismatch_function, "bit scan",
            mismatch_bit_scan, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_array_mismatch_function, "sse2",
            mismatch_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_array_mismatch_function, "avx2",
            mismatch_avx2, NB_WITH_AVX2),
    #endif
};
static const nb_variant count_impls[] = {
    VARIANT(nb_array_count_function, "plain",
            count_plain, NB_WITH_NONE),
    VARIANT(nb_array_count_function, "runs", count_runs, NB_WITH_NONE),
    VARIANT(nb_array_count_function, "swar", count_swar, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_array_count_function, "sse2", count_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_array_count_function, "avx2", count_avx2, NB_WITH_AVX2),
    #endif
};
static const nb_variant find_impls[] = {
    VARIANT(nb_array_find_function, "plain", find_plain, NB_WITH_NONE),
    VARIANT(nb_array_find_function, "swar", find_swar, NB_WITH_NONE),
    VARIANT(nb_array_find_function, "bit scan",
            find_bit_scan, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_array_find_function, "sse2", find_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_array_find_function, "avx2", find_avx2, NB_WITH_AVX2),
    #endif
};
static const nb_variant map_impls[] = {
    VARIANT(nb_array_map_function, "plain", map_plain, NB_WITH_NONE),
    VARIANT(nb_array_map_function, "pairs", map_pairs, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_array_map_function, "avx2", map_avx2, NB_WITH_AVX2),
    #endif
};

TABLE(nb_array_unpack, "array unpack", unpack_impls);
TABLE(nb_array_unpack_signed, "array unpack signed",
      unpack_signed_impls);
TABLE(nb_array_pack, "array pack", pack_impls);
TABLE(nb_array_fill, "array fill", fill_impls);
TABLE(nb_array_add_saturated, "array add saturated",
      add_saturated_impls);
TABLE(nb_array_mismatch, "array mismatch", mismatch_impls);
TABLE(nb_array_count, "array count", count_impls);
TABLE(nb_array_find, "array find", find_impls);

TABLE(nb_array_map, "array map", map_impls);

/* clang-format on */
void nb_array_unpack(uint8_t *to, const uint8_t *from, size_t count)
{
    if (count != 0)
        CHOSEN(nb_array_unpack)(to, from, count);
}

size_t nb_array_mismatch(const uint8_t *a, const uint8_t *b,
                         size_t count)
{
    return count == 0 ? 0 : CHOSEN(nb_array_mismatch)(a, b, count);
}

int nb_array_compare(const uint8_t *a, const uint8_t *b, size_t count)
{
    size_t i = nb_array_mismatch(a, b, count);

    if (i == count)
        return 0;
    return nb_array_get(a, i) < nb_array_get(b, i) ? -1 : 1;
}

void nb_array_unpack_signed(int8_t *to, const uint8_t *from,
                            size_t count)
{
    if (count != 0)
        CHOSEN(nb_array_unpack_signed)(to, from, count);
}

void nb_array_pack(uint8_t *to, const uint8_t *from, size_t count)
{
    if (count != 0)
        CHOSEN(nb_array_pack)(to, from, count);
}

void nb_array_fill(uint8_t *to, size_t count, unsigned nibble)
{
    assert(nibble <= 15);
    if (count != 0)
        CHOSEN(nb_array_fill)(to, count, nibble);
}

void nb_array_add_saturated(uint8_t *to, const uint8_t *a,
                            const uint8_t *b, size_t count)
{
    if (count != 0)
        CHOSEN(nb_array_add_saturated)(to, a, b, count);
}

size_t nb_array_count(const uint8_t *array, size_t count,
                      unsigned nibble)
{
    assert(nibble <= 15);
    return count == 0 ? 0
                      : CHOSEN(nb_array_count)(array, count, nibble);
}

size_t nb_array_find(const uint8_t *array, size_t count,
                     unsigned nibble)
{
    assert(nibble <= 15);
    return count == 0 ? 0 : CHOSEN(nb_array_find)(array, count, nibble);
}

void nb_array_sub_saturated(uint8_t *to, const uint8_t *a,
                            const uint8_t *b, size_t count)
{
    const size_t bytes = count / 2;
    size_t i = 0;

    for (; bytes - i >= RUN; i += RUN)
        sub_saturated_run(to + i, a + i, b + i);
    for (; i < bytes; i++)
        to[i] = sub_saturated_pair(a[i], b[i]);
    if (count % 2 != 0)
        nb_array_set(to, 2 * i, nb_low(sub_saturated_pair(a[i], b[i])));
}

void nb_array_map(uint8_t *to, const uint8_t *from, size_t count,
                  uint64_t table)
{
    if (count != 0)
        CHOSEN(nb_array_map)(to, from, count, table);
}

void nb_array_copy(uint8_t *to, size_t to_index, const uint8_t *from,
                   size_t from_index, size_t count)
{
    const size_t odd = to_index % 2;

    if (count == 0)
        return;
    to += to_index / 2;
    from += from_index / 2;
    if (odd == from_index % 2) {
        copy_bytes(to, from, odd, count);
    } else if ((uintptr_t)to < (uintptr_t)from + (odd == 0)) {
        if (odd != 0)
            nb_array_set(to, 1, nb_array_get(from, 0));
        copy_shifted_up(to + odd, from, count - odd);
    } else {
        copy_shifted_down(to + odd, from, count - odd);
        if (odd != 0)
            nb_array_set(to, 1, nb_array_get(from, 0));
    }
}

uint64_t nb_array_popcount(const uint8_t *array, size_t count)
{
    uint64_t ones = 0;

    for (size_t words = count / 16; words > 0;) {
        size_t n = words < 3 ? words : 3;
        uint64_t sums = 0;

        words -= n;
        for (; n > 0; n--, array += 8)
            sums += nb_lane_popcount64(nb_load_u64(array));
        ones += nb_sum64(sums);
    }
    for (size_t i = 0; i < count % 16; i++)
        ones += nb_sum64(nb_lane_popcount64(nb_array_get(array, i)));
    return ones;
}
