/* weights.c: four-bit weights and their products: weights.h. */
#include <nibble/nibble.h>
#include <nibble/weights.h>
#include <string.h>
#include "tables.h"
#include "weights_dot.h"

static float float_of_bits(uint32_t bits)
{
    float value;

    memcpy(&value, &bits, sizeof value);
    return value;
}

float nb_half_to_float(uint16_t half)
{
    const uint32_t sign = (uint32_t)(half & 0x8000) << 16;
    const uint32_t rest = (uint32_t)(half & 0x7FFF) << 13;

    if ((half & 0x7C00) == 0x7C00)
        return float_of_bits(sign | 0x7F800000 | rest);
    return float_of_bits(sign | rest) * 0x1p112f;
}

static uint32_t bits_of_float(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof bits);
    return bits;
}

uint16_t nb_half_from_float(float value)
{
    const uint32_t bits = bits_of_float(value);
    const uint16_t sign = (uint16_t)(bits >> 16 & 0x8000);
    const uint32_t size = bits & 0x7FFFFFFF;
    uint32_t half;

    if (size > 0x7F800000)
        half = 0x7E00; /* not a number */
    else if (size >= 0x477FF000)
        half = 0x7C00; /* 65520 and more: infinite */
    else if (size < 0x38800000)
        half = bits_of_float(float_of_bits(size) + 0.5f) - 0x3F000000;
    else
        half = (size - 0x38000000 + 0xFFF + (size >> 13 & 1)) >> 13;
    return (uint16_t)(sign | half);
}

static float scale_of(const uint8_t bytes[2])
{
    return nb_half_to_float((uint16_t)(bytes[0] | bytes[1] << 8));
}

/* Store a scale, at most the largest half; return what it became. */
static float store_scale(uint8_t bytes[2], float scale)
{
    const float max = 65504;
    uint16_t half;

    scale = scale > max ? max : scale < -max ? -max : scale;
    half = nb_half_from_float(scale);
    bytes[0] = (uint8_t)(half & 255);
    bytes[1] = (uint8_t)(half >> 8);
    return nb_half_to_float(half);
}

static float magnitude(float value)
{
    return value < 0 ? -value : value;
}

/* Exact: 11 bits times 11 bits fit in a float. */
static float scale_of_both(const nb_q4_block *weights,
                           const nb_q8_block *activations)
{
    return scale_of(weights->scale) * scale_of(activations->scale);
}

/* The value of the largest magnitude, the first of several. */
static float largest(const float values[NB_Q_BLOCK])
{
    float extreme = 0;

    for (unsigned i = 0; i < NB_Q_BLOCK; i++)
        if (magnitude(values[i]) > magnitude(extreme))
            extreme = values[i];
    return extreme;
}

/* The nearest of the numbers 0 to max. */
static unsigned nearest(float value, unsigned max)
{
    if (!(value >= 0.5f))
        return 0;
    return value < (float)max ? (unsigned)(value + 0.5f) : max;
}

static void quantize_block(nb_q4_block *block,
                           const float values[NB_Q_BLOCK])
{
    const float extreme = largest(values);
    const float scale = store_scale(block->scale, extreme / -8);
    unsigned nibbles[NB_Q_BLOCK];

    for (unsigned i = 0; i < NB_Q_BLOCK; i++)
        nibbles[i] =
            scale == 0 ? 8 : nearest(values[i] / scale + 8, 15);
    for (unsigned j = 0; j < 16; j++)
        block->nibbles[j] = nb_join(nibbles[j + 16], nibbles[j]);
}

/* Copy a block of at most 32 values; the others, and NaN, become 0. */
static void copy_values(float to[NB_Q_BLOCK], const float *from,
                        size_t count)
{
    for (size_t i = 0; i < NB_Q_BLOCK; i++)
        to[i] = i < count && from[i] == from[i] ? from[i] : 0;
}

void nb_q4_quantize(nb_q4_block *blocks, const float *values,
                    size_t count)
{
    for (size_t i = 0; i < count; i += NB_Q_BLOCK) {
        float block[NB_Q_BLOCK];

        copy_values(block, values + i, count - i);
        quantize_block(&blocks[i / NB_Q_BLOCK], block);
    }
}

static void dequantize_block(float values[NB_Q_BLOCK],
                             const nb_q4_block *block)
{
    const float scale = scale_of(block->scale);

    for (unsigned j = 0; j < 16; j++) {
        const int low = (int)nb_low(block->nibbles[j]) - 8;
        const int high = (int)nb_high(block->nibbles[j]) - 8;

        values[j] = (float)low * scale;
        values[j + 16] = (float)high * scale;
    }
}

void nb_q4_dequantize(float *values, const nb_q4_block *blocks,
                      size_t count)
{
    for (size_t i = 0; i < count; i += NB_Q_BLOCK) {
        const size_t n = count - i < 32 ? count - i : NB_Q_BLOCK;
        float block[NB_Q_BLOCK];

        dequantize_block(block, &blocks[i / NB_Q_BLOCK]);
        memcpy(values + i, block, n * sizeof *block);
    }
}

static void unpack_block(int8_t steps[NB_Q_BLOCK],
                         const nb_q4_block *block)
{
    for (unsigned j = 0; j < 16; j++) {
        steps[j] = (int8_t)((int)nb_low(block->nibbles[j]) - 8);
        steps[j + 16] = (int8_t)((int)nb_high(block->nibbles[j]) - 8);
    }
}

void nb_q4_unpack(int8_t *steps, const nb_q4_block *blocks,
                  size_t count)
{
    for (size_t i = 0; i < count; i += NB_Q_BLOCK) {
        const size_t n = count - i < 32 ? count - i : NB_Q_BLOCK;
        int8_t block[NB_Q_BLOCK];

        unpack_block(block, &blocks[i / NB_Q_BLOCK]);
        memcpy(steps + i, block, n);
    }
}

static void quantize_activations(nb_q8_block *block,
                                 const float values[NB_Q_BLOCK])
{
    const float extreme = magnitude(largest(values));
    const float scale = store_scale(block->scale, extreme / 127);

    for (unsigned i = 0; i < NB_Q_BLOCK; i++) {
        const float steps = scale == 0 ? 0 : values[i] / scale;
        const int size = (int)nearest(magnitude(steps), 127);

        block->values[i] = (int8_t)(steps < 0 ? -size : size);
    }
}

void nb_q8_quantize(nb_q8_block *blocks, const float *values,
                    size_t count)
{
    for (size_t i = 0; i < count; i += NB_Q_BLOCK) {
        float block[NB_Q_BLOCK];

        copy_values(block, values + i, count - i);
        quantize_activations(&blocks[i / NB_Q_BLOCK], block);
    }
}

/* Put a block into a lane; its scale must be finite, or becomes 0. */
static bool put_into_lane(nb_q4_group *group, unsigned lane,
                          const nb_q4_block *block)
{
    const bool finite = (block->scale[1] & 0x7C) != 0x7C;

    group->scales[2 * lane] = finite ? block->scale[0] : 0;
    group->scales[2 * lane + 1] = finite ? block->scale[1] : 0;
    for (size_t k = 0; k < 4; k++)
        memcpy(group->nibbles + 64 * k + 4 * lane,
               block->nibbles + 4 * k, 4);
    return finite;
}

bool nb_q4_repack(nb_q4_group *groups, const nb_q4_block *blocks,
                  size_t rows, size_t row_blocks)
{
    static const nb_q4_block zeros = {
        {0, 0},
        {0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
         0x88, 0x88, 0x88, 0x88, 0x88, 0x88}};
    const size_t bands = rows / NB_Q_LANES + (rows % NB_Q_LANES != 0);
    bool finite = true;

    for (size_t row = 0; row < bands * NB_Q_LANES; row++)
        for (size_t i = 0; i < row_blocks; i++) {
            const nb_q4_block *block =
                row < rows ? &blocks[row * row_blocks + i] : &zeros;
            const size_t at = row / NB_Q_LANES * row_blocks + i;

            finite &=
                put_into_lane(&groups[at], row % NB_Q_LANES, block);
        }
    return finite;
}

static void take_from_lane(nb_q4_block *block, const nb_q4_group *group,
                           size_t lane)
{
    memcpy(block->scale, group->scales + 2 * lane, 2);
    for (size_t k = 0; k < 4; k++)
        memcpy(block->nibbles + 4 * k,
               group->nibbles + 64 * k + 4 * lane, 4);
}

void nb_q4_restore(nb_q4_block *blocks, const nb_q4_group *groups,
                   size_t rows, size_t row_blocks)
{
    for (size_t row = 0; row < rows; row++)
        for (size_t i = 0; i < row_blocks; i++)
            take_from_lane(&blocks[row * row_blocks + i],
                           &groups[row / NB_Q_LANES * row_blocks + i],
                           row % NB_Q_LANES);
}

static int32_t block_dot(const nb_q4_block *weights,
                         const nb_q8_block *activations)
{
    const int8_t *y = activations->values;
    int32_t sum = 0;

    for (unsigned j = 0; j < 16; j++) {
        sum += ((int32_t)nb_low(weights->nibbles[j]) - 8) * y[j];
        sum += ((int32_t)nb_high(weights->nibbles[j]) - 8) * y[j + 16];
    }
    return sum;
}

static float dot_plain(const nb_q4_block *weights,
                       const nb_q8_block *activations, size_t blocks)
{
    float sum = 0;

    for (size_t i = 0; i < blocks; i++) {
        const float term =
            (float)block_dot(&weights[i], &activations[i]) *
            scale_of_both(&weights[i], &activations[i]);

        sum += term;
    }
    return sum;
}

static float lane_product(const nb_q4_group *groups, size_t lane,
                          const nb_q8_block *activations, size_t count)
{
    float sum = 0;

    for (size_t i = 0; i < count; i++) {
        nb_q4_block block;

        take_from_lane(&block, &groups[i], lane);
        const float term = (float)block_dot(&block, &activations[i]) *
                           scale_of_both(&block, &activations[i]);
        sum += term;
    }
    return sum;
}

static void multiply_plain(float *products, const nb_q4_group *groups,
                           const nb_q8_block *activations, size_t bands,
                           size_t row_blocks)
{
    for (size_t row = 0; row < NB_Q_LANES * bands; row++)
        products[row] =
            lane_product(groups + row / NB_Q_LANES * row_blocks,
                         row % NB_Q_LANES, activations, row_blocks);
}

#ifdef NB_SIMD
static float dot_sse2(const nb_q4_block *weights,
                      const nb_q8_block *activations, size_t blocks)
{
    __m128 sums = _mm_setzero_ps();
    float sum[4];

    for (size_t i = 0; i < blocks; i++) {
        const uint8_t *y = (const uint8_t *)activations[i].values;
        const __m128i dots = block_dots_sse2(
            nb_load128_bytes(weights[i].nibbles), nb_load128_bytes(y),
            nb_load128_bytes(y + 16));
        const __m128 scale =
            _mm_set1_ps(scale_of_both(&weights[i], &activations[i]));

        sums =
            _mm_add_ps(sums, _mm_mul_ps(_mm_cvtepi32_ps(dots), scale));
    }
    _mm_storeu_ps(sum, sums);
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

static float sum_of_eight(const float s[8])
{
    return ((s[0] + s[1]) + (s[2] + s[3])) +
           ((s[4] + s[5]) + (s[6] + s[7]));
}

static NB_TARGET_AVX2 void sums_avx2(float to[8],
                                     const nb_q4_block *weights,
                                     const nb_q8_block *activations,
                                     size_t blocks)
{
    __m256 sums = _mm256_setzero_ps();

    for (size_t i = 0; i < blocks; i++) {
        const uint8_t *y = (const uint8_t *)activations[i].values;
        const __m256i dots = block_dots_avx2(
            nb_load128_bytes(weights[i].nibbles), nb_load256_bytes(y));
        const __m256 scale =
            _mm256_set1_ps(scale_of_both(&weights[i], &activations[i]));

        sums = _mm256_add_ps(
            sums, _mm256_mul_ps(_mm256_cvtepi32_ps(dots), scale));
    }
    _mm256_storeu_ps(to, sums);
    nb_clear_upper_halves();
}

static float dot_avx2(const nb_q4_block *weights,
                      const nb_q8_block *activations, size_t blocks)
{
    float sums[8];

    sums_avx2(sums, weights, activations, blocks);
    return sum_of_eight(sums);
}

/* A block of activations, prepared for lanes of 32 bits. */
struct column {
    int32_t fours[8]; /* four activations each */
    int32_t start;    /* -8 times the sum of all */
    float factor;     /* the scale, times 2^112 */
};

static void prepare(struct column *column, const nb_q8_block *block)
{
    int32_t sum = 0;

    for (unsigned i = 0; i < NB_Q_BLOCK; i++)
        sum += block->values[i];
    memcpy(column->fours, block->values, sizeof column->fours);
    column->start = -8 * sum;
    column->factor = scale_of(block->scale) * 0x1p112f;
}

/* Return eight halves as floats, each divided by 2^112. */
static NB_TARGET_AVX2 __m256 small_scales_avx2(const uint8_t *halves)
{
    const __m256i wide =
        _mm256_cvtepi16_epi32(nb_load128_bytes(halves));
    const __m256i moved = _mm256_slli_epi32(wide, 13);

    return _mm256_castsi256_ps(
        _mm256_and_si256(moved, _mm256_set1_epi32(-0x70002000)));
}

/* The pairs of blocks 0 to 7 of a group, and of 8 to 15. */
struct pairs {
    __m256i first, last;
};

static NB_TARGET_AVX2 struct pairs
group_pairs_avx2(const uint8_t *nibbles, const int32_t fours[8])
{
    struct pairs pairs = {_mm256_setzero_si256(),
                          _mm256_setzero_si256()};

    NB_UNROLL(2)
    for (size_t k = 0; k < 4; k++) {
        const uint8_t *at = nibbles + 64 * k;

        pairs.first = add_products_avx2(
            pairs.first, nb_load256_bytes(at), fours[k], fours[4 + k]);
        pairs.last =
            add_products_avx2(pairs.last, nb_load256_bytes(at + 32),
                              fours[k], fours[4 + k]);
    }
    return pairs;
}

static NB_TARGET_AVX2 __m256 add_terms_avx2(__m256 sums, __m256i dots,
                                            const uint8_t *halves,
                                            float factor)
{
    const __m256 scales = _mm256_mul_ps(small_scales_avx2(halves),
                                        _mm256_set1_ps(factor));

    return _mm256_add_ps(
        sums, _mm256_mul_ps(_mm256_cvtepi32_ps(dots), scales));
}

static NB_TARGET_AVX2 void tile_avx2(float *sums,
                                     const nb_q4_group *groups,
                                     const struct column *columns,
                                     size_t count)
{
    __m256 low = _mm256_loadu_ps(sums);
    __m256 high = _mm256_loadu_ps(sums + 8);

    for (size_t i = 0; i < count; i++) {
        const uint8_t *halves = groups[i].scales;
        const struct column *y = &columns[i];
        const struct pairs pairs =
            group_pairs_avx2(groups[i].nibbles, y->fours);

        low = add_terms_avx2(low, lane_sums_avx2(pairs.first, y->start),
                             halves, y->factor);
        high =
            add_terms_avx2(high, lane_sums_avx2(pairs.last, y->start),
                           halves + 16, y->factor);
    }
    _mm256_storeu_ps(sums, low);
    _mm256_storeu_ps(sums + 8, high);
    nb_clear_upper_halves();
}

#endif
#ifdef NB_SIMD512
static NB_TARGET_VNNI void sums_vnni(float to[8],
                                     const nb_q4_block *weights,
                                     const nb_q8_block *activations,
                                     size_t blocks)
{
    __m256 sums = _mm256_setzero_ps();

    for (size_t i = 0; i < blocks; i++) {
        const uint8_t *y = (const uint8_t *)activations[i].values;
        const __m256i dots = block_dots_vnni(
            nb_load128_bytes(weights[i].nibbles), nb_load256_bytes(y));
        const __m256 scale =
            _mm256_set1_ps(scale_of_both(&weights[i], &activations[i]));

        sums = _mm256_add_ps(
            sums, _mm256_mul_ps(_mm256_cvtepi32_ps(dots), scale));
    }
    _mm256_storeu_ps(to, sums);
    nb_clear_upper_halves();
}

static float dot_vnni(const nb_q4_block *weights,
                      const nb_q8_block *activations, size_t blocks)
{
    float sums[8];

    sums_vnni(sums, weights, activations, blocks);
    return sum_of_eight(sums);
}

/* Return sixteen halves as floats, each divided by 2^112. */
static NB_TARGET_VNNI __m512 small_scales_vnni(const uint8_t *halves)
{
    const __m512i wide =
        _mm512_cvtepi16_epi32(nb_load256_bytes(halves));
    const __m512i moved = _mm512_slli_epi32(wide, 13);

    return _mm512_castsi512_ps(
        _mm512_and_si512(moved, _mm512_set1_epi32(-0x70002000)));
}

static NB_TARGET_VNNI __m512i sixteen_dots_vnni(const uint8_t *nibbles,
                                                const struct column *y)
{
    __m512i low = _mm512_set1_epi32(y->start);
    __m512i high = _mm512_setzero_si512();

    NB_UNROLL(4)
    for (size_t k = 0; k < 4; k++) {
        const __m512i bytes = nb_load512_bytes(nibbles + 64 * k);

        low = add_low_vnni(low, bytes, y->fours[k]);
        high = add_high_vnni(high, bytes, y->fours[4 + k]);
    }
    return both_sums_vnni(low, high);
}

static NB_TARGET_VNNI void tile_vnni(float *sums,
                                     const nb_q4_group *groups,
                                     const struct column *columns,
                                     size_t count)
{
    __m512 all = _mm512_loadu_ps(sums);

    for (size_t i = 0; i < count; i++) {
        const __m512 dots = _mm512_cvtepi32_ps(
            sixteen_dots_vnni(groups[i].nibbles, &columns[i]));
        const __m512 scales =
            _mm512_mul_ps(small_scales_vnni(groups[i].scales),
                          _mm512_set1_ps(columns[i].factor));

        all = _mm512_add_ps(all, _mm512_mul_ps(dots, scales));
    }
    _mm512_storeu_ps(sums, all);
    nb_clear_upper_halves();
}

#endif
#ifdef NB_SIMD
enum { TILE = 512 };

/* Add the products of count columns to the sums of a band. */
typedef void tile_function(float *sums, const nb_q4_group *groups,
                           const struct column *columns, size_t count);

static void multiply(tile_function *tile, float *products,
                     const nb_q4_group *groups,
                     const nb_q8_block *activations, size_t bands,
                     size_t row_blocks)
{
    struct column columns[TILE];

    memset(products, 0, bands * NB_Q_LANES * sizeof *products);
    for (size_t i = 0; i < row_blocks; i += TILE) {
        const size_t n = row_blocks - i < TILE ? row_blocks - i : TILE;

        for (size_t k = 0; k < n; k++)
            prepare(&columns[k], &activations[i + k]);
        for (size_t band = 0; band < bands; band++)
            tile(products + NB_Q_LANES * band,
                 groups + band * row_blocks + i, columns, n);
    }
}

#ifdef NB_SIMD
static void multiply_avx2(float *products, const nb_q4_group *groups,
                          const nb_q8_block *activations, size_t bands,
                          size_t row_blocks)
{
    multiply(tile_avx2, products, groups, activations, bands,
             row_blocks);
}
#endif

#ifdef NB_SIMD512
static void multiply_vnni(float *products, const nb_q4_group *groups,
                          const nb_q8_block *activations, size_t bands,
                          size_t row_blocks)
{
    multiply(tile_vnni, products, groups, activations, bands,
             row_blocks);
}
#endif

#endif
/* clang-format off */
static const nb_variant dot_impls[] = {
    VARIANT(nb_q4_dot_function, "plain", dot_plain, NB_WITH_NONE),
#ifdef NB_SIMD
    VARIANT(nb_q4_dot_function, "sse2", dot_sse2, NB_WITH_SSE2),
    VARIANT(nb_q4_dot_function, "avx2", dot_avx2, NB_WITH_AVX2),
#endif
#ifdef NB_SIMD512
    VARIANT(nb_q4_dot_function, "vnni", dot_vnni, NB_WITH_VNNI),
#endif
};
TABLE(nb_q4_dot, "weights dot", dot_impls);

static const nb_variant multiply_impls[] = {
    VARIANT(nb_q4_multiply_function, "plain",
            multiply_plain, NB_WITH_NONE),
#ifdef NB_SIMD
    VARIANT(nb_q4_multiply_function, "avx2",
            multiply_avx2, NB_WITH_AVX2),
#endif
#ifdef NB_SIMD512
    VARIANT(nb_q4_multiply_function, "vnni",
            multiply_vnni, NB_WITH_VNNI),
#endif
};
TABLE(nb_q4_multiply, "weights product", multiply_impls);

/* clang-format on */
float nb_q4_dot(const nb_q4_block *weights,
                const nb_q8_block *activations, size_t blocks)
{
    return CHOSEN(nb_q4_dot)(weights, activations, blocks);
}

void nb_q4_multiply(float *products, const nb_q4_group *groups,
                    const nb_q8_block *activations, size_t bands,
                    size_t row_blocks)
{
    nb_q4_multiply_function *chosen = CHOSEN(nb_q4_multiply);

    if (bands != 0)
        chosen(products, groups, activations, bands, row_blocks);
}
