#include <criterion/criterion.h>
#include <math.h>
#include <nibble/gguf.h>
#include <nibble/weights.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "positions.h"
#include "upper.h"
#include "variants.h"

TestSuite(weights, .timeout = 120);

static bool same_bits(float a, float b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

/* Numbers whose magnitude is at most a power of two. */
static void draw_values(float values[32], uint64_t *random, int power)
{
    for (unsigned i = 0; i < 32; i++)
        values[i] = ldexpf((float)(int32_t)random_next(random),
                           power - 31);
}

static void put_scale(uint8_t scale[2], unsigned half)
{
    scale[0] = (uint8_t)(half & 255);
    scale[1] = (uint8_t)(half >> 8);
}

static double scale_at(const uint8_t scale[2])
{
    return (double)nb_half_to_float(
        (uint16_t)(scale[0] | scale[1] << 8));
}

/* The value of a half, from its three parts. */
static double value_of(unsigned half)
{
    const int exponent = (int)(half >> 10 & 31);
    const double fraction = half & 1023;
    double size = exponent == 0 ? ldexp(fraction, -24)
                                : ldexp(1024 + fraction, exponent - 25);

    return half >> 15 ? -size : size;
}

Test(weights, every_half_is_the_float_of_its_parts)
{
    for (unsigned half = 0; half < 65536; half++) {
        const float got = nb_half_to_float((uint16_t)half);

        if ((half >> 10 & 31) < 31)
            cr_assert(same_bits(got, (float)value_of(half)),
                      "0x%04X: %a", half, (double)got);
        else if ((half & 1023) == 0)
            cr_assert(isinf(got) && (got < 0) == half >> 15,
                      "0x%04X: %a", half, (double)got);
        else
            cr_assert(isnan(got), "0x%04X: %a", half, (double)got);
    }
}

Test(weights, a_float_becomes_the_nearest_half_and_the_even_one)
{
    for (unsigned half = 0; half < 0x7C00; half++) {
        const float here = (float)value_of(half);
        const float next = half == 0x7BFF ? 65536.0f
                                          : (float)value_of(half + 1);
        const float middle = (here + next) / 2;

        cr_assert_eq(nb_half_from_float(here), half, "%x", half);
        cr_assert_eq(nb_half_from_float(-here), half | 0x8000, "%x",
                     half);
        cr_assert_eq(nb_half_from_float(middle), half + half % 2, "%x",
                     half);
        cr_assert_eq(nb_half_from_float(nextafterf(middle, 0)), half,
                     "below the middle after %x", half);
        cr_assert_eq(nb_half_from_float(nextafterf(middle, 1e9f)),
                     half + 1, "above the middle after %x", half);
    }
}

Test(weights, a_half_has_infinities_and_what_is_no_number)
{
    cr_expect_eq(nb_half_from_float(INFINITY), 0x7C00, "infinity");
    cr_expect_eq(nb_half_from_float(-1e30f), 0xFC00, "too small");
    cr_expect_eq(nb_half_from_float(NAN) & 0x7FFF, 0x7E00, "NaN");
    cr_expect_eq(nb_half_from_float(0x1p-25f), 0, "half the least");
    cr_expect_eq(nb_half_from_float(0x1.8p-25f), 1, "more than half");
}

/* Half a step, or a whole one beyond the range on the short side. */
static void expect_bound(double value, double back, double scale)
{
    const double steps = value / scale;
    const bool is_inside = steps >= -8 && steps <= 7.5;

    cr_assert_leq(fabs(value - back),
                  fabs(scale) * (is_inside ? 0.5001 : 1 + 1.0 / 256) +
                      0x1p-22,
                  "%a becomes %a, scale %a", value, back, scale);
}

Test(weights, come_back_within_the_bound)
{
    uint64_t random = 10;

    for (unsigned round = 0; round < 20000; round++) {
        float values[32], back[32];
        nb_q4_block block;

        draw_values(values, &random, (int)(round % 40) - 28);
        nb_q4_quantize(&block, values, 32);
        nb_q4_dequantize(back, &block, 32);
        for (unsigned i = 0; i < 32; i++)
            expect_bound((double)values[i], (double)back[i],
                         scale_at(block.scale));
    }
}

Test(weights, of_any_number_are_filled_up_with_zeros)
{
    float values[70], back[96];

    for (unsigned i = 0; i < 70; i++)
        values[i] = i % 2 ? 7 : -8;
    for (size_t count = 0; count <= 70; count++) {
        const size_t blocks = (count + 31) / 32;
        nb_q4_block *q = malloc(blocks * sizeof *q + 1);

        nb_q4_quantize(q, values, count);
        nb_q4_dequantize(back, q, 32 * blocks);
        for (size_t i = 0; i < 32 * blocks; i++)
            cr_assert_eq(back[i], i < count ? values[i] : 0,
                         "weight %zu of %zu", i, count);
        free(q);
    }
}

Test(weights, that_are_no_numbers_count_as_zero)
{
    float values[32] = {NAN, -4, 3.5f}, back[32];
    nb_q4_block block;

    nb_q4_quantize(&block, values, 32);
    nb_q4_dequantize(back, &block, 32);
    cr_expect_eq(back[0], 0, "NaN");
    cr_expect_eq(back[1], -4, "the largest");
    cr_expect_eq(back[2], 3.5f, "seven steps");
}

Test(weights, saturate_where_no_half_is_large_enough)
{
    float values[32] = {-INFINITY, 1e30f, 524032, 65504}, back[32];
    nb_q4_block block;

    nb_q4_quantize(&block, values, 32);
    nb_q4_dequantize(back, &block, 32);
    cr_expect_eq(back[0], -524032, "minus infinity");
    cr_expect_eq(back[1], 458528, "seven steps");
    cr_expect_eq(back[2], 458528, "seven steps again");
    cr_expect_eq(back[3], 65504, "one step");
    memset(values, 0, sizeof values);
    nb_q4_quantize(&block, values, 32);
    cr_expect_eq(block.nibbles[0], 0x88, "zeros");
    cr_expect_eq(block.scale[1], 0x80 & block.scale[1], "of scale 0");
}

Test(weights, low_nibbles_come_before_high_ones)
{
    const nb_q4_block block = {{0x00, 0x30}, {0x48, 0xA6, 0x6C, 0x84}};
    float back[20];

    nb_q4_dequantize(back, &block, 20);
    cr_expect_eq(back[1], -0.25f, "weight 1 is %g", (double)back[1]);
    cr_expect_eq(back[17], 0.25f, "weight 17 is %g", (double)back[17]);
    cr_expect_eq(back[3], -0.5f, "weight 3 is %g", (double)back[3]);
    cr_expect_eq(back[19], 0, "weight 19 is %g", (double)back[19]);
}

Test(weights, unpack_to_their_steps_in_order)
{
    nb_q4_block blocks[8];
    int8_t steps[257];

    for (unsigned byte = 0; byte < 256; byte++) {
        for (unsigned i = 0; i < 128; i++)
            blocks[i / 16].nibbles[i % 16] = (uint8_t)(byte + i);
        for (size_t count = byte % 2; count <= 256; count += 17) {
            memset(steps, 99, sizeof steps);
            nb_q4_unpack(steps, blocks, count);
            for (size_t i = 0; i < count; i++) {
                unsigned pair = blocks[i / 32].nibbles[i % 16];
                unsigned n = i % 32 < 16 ? pair % 16 : pair / 16;
                cr_assert_eq(steps[i], (int)n - 8, "%zu of %zu", i,
                             count);
            }
            cr_assert_eq(steps[count], 99, "one too many, %zu", count);
        }
    }
    nb_q4_unpack(NULL, NULL, 0);
}

Test(weights, activations_come_back_within_half_a_step)
{
    uint64_t random = 11;

    for (unsigned round = 0; round < 20000; round++) {
        float values[32];
        nb_q8_block block;

        draw_values(values, &random, (int)(round % 40) - 28);
        values[round % 32] = round % 3 ? values[round % 32] : NAN;
        nb_q8_quantize(&block, values, 32 - round % 5);
        const double step = scale_at(block.scale);
        for (unsigned i = 0; i < 32; i++) {
            const bool counts =
                i < 32 - round % 5 && values[i] == values[i];
            const double value = counts ? (double)values[i] : 0;
            cr_assert_leq(fabs(value - block.values[i] * step),
                          fmax(step * (0.5 + 0x1p-16), 0x1p-18), "%a as %d", value,
                          block.values[i]);
            cr_assert_neq(block.values[i], -128, "a step too many");
        }
    }
}

/* A finite scale of any sign and of no extreme magnitude. */
static void draw_scale(uint8_t scale[2], uint64_t *random)
{
    const unsigned half = random_below(random, 0x7C00);

    put_scale(scale, half | random_below(random, 2) << 15);
}

static void draw_bytes(void *to, size_t size, uint64_t *random)
{
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)to)[i] = (uint8_t)(random_next(random) >> 40);
}

static void draw_weights(nb_q4_block *block, uint64_t *random)
{
    draw_bytes(block->nibbles, sizeof block->nibbles, random);
    draw_scale(block->scale, random);
}

static void draw_activations(nb_q8_block *block, uint64_t *random)
{
    draw_bytes(block->values, sizeof block->values, random);
    if (random_below(random, 4) == 0)
        memset(block->values, -128, sizeof block->values);
    draw_scale(block->scale, random);
}

/* Exact sums: of products, and of their magnitudes. */
static double exact_dot(const nb_q4_block *w, const nb_q8_block *y,
                        size_t blocks, double *magnitudes)
{
    double sum = 0;

    *magnitudes = 0;
    for (size_t i = 0; i < blocks; i++) {
        const double scale =
            scale_at(w[i].scale) * scale_at(y[i].scale);
        for (unsigned k = 0; k < 32; k++) {
            const unsigned byte = w[i].nibbles[k % 16];
            const int nibble = (int)(k < 16 ? byte % 16 : byte / 16);
            const double term = (nibble - 8) * y[i].values[k] * scale;
            sum += term;
            *magnitudes += fabs(term);
        }
    }
    return sum;
}

enum { MAX_BLOCKS = 40 };

static void check_dot(const nb_variant *v, size_t blocks,
                      uint64_t *random)
{
    nb_q4_block w[MAX_BLOCKS];
    nb_q8_block y[MAX_BLOCKS];
    double magnitudes;

    for (size_t i = 0; i < blocks; i++) {
        draw_weights(&w[i], random);
        draw_activations(&y[i], random);
    }
    const double want = exact_dot(w, y, blocks, &magnitudes);
    const float got = ((nb_q4_dot_function *)v->function)(w, y, blocks);
    cr_assert_leq(fabs((double)got - want),
                  ((double)blocks + 8) * 0x1p-24 * magnitudes,
                  "%s, %zu blocks: %a, not %a", v->name, blocks,
                  (double)got, want);
}

Test(weights, dots_are_within_the_bound)
{
    const nb_variants *of = &nb_q4_dot_variants;
    uint64_t random = 12;

    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (unsigned round = 0; round < 2000; round++)
            check_dot(v, round % MAX_BLOCKS, &random);
    cr_expect_eq(nb_q4_dot(NULL, NULL, 0), 0, "of no blocks");
}

/* A single block rounds once, so its integers must be the same. */
Test(weights, dots_of_a_block_are_exact)
{
    const nb_variants *of = &nb_q4_dot_variants;
    uint64_t random = 13;

    for (const nb_variant *v = of->list; v < of->list + of->count; v++)
        for (unsigned round = 0;
             round < 3000 && !(v->needs & ~nb_features()); round++) {
            nb_q4_block w;
            nb_q8_block y;
            double magnitudes;
            draw_weights(&w, &random);
            draw_activations(&y, &random);
            w.scale[0] = y.scale[0] = 0;
            w.scale[1] = y.scale[1] = 0x3C; /* 1 */
            cr_assert_eq(((nb_q4_dot_function *)v->function)(&w, &y, 1),
                         exact_dot(&w, &y, 1, &magnitudes), "%s, round %u",
                         v->name, round);
        }
}

Test(weights, dots_with_scales_that_are_no_numbers)
{
    const nb_variants *of = &nb_q4_dot_variants;
    nb_q4_block w = {{0, 0x7C}, {0x99}}; /* infinite; 1, -8, .., 1 */
    nb_q8_block y = {{0, 0x3C}, {1}};

    for (const nb_variant *v = of->list; v < of->list + of->count; v++)
        if (!(v->needs & ~nb_features())) {
            w.scale[1] = 0x7C;
            cr_expect(!isfinite(((nb_q4_dot_function *)v->function)(
                          &w, &y, 1)),
                      "%s: infinite", v->name);
            w.scale[1] = 0x7E;
            cr_expect(isnan(((nb_q4_dot_function *)v->function)(&w, &y,
                                                                1)),
                      "%s: NaN", v->name);
            w.scale[1] = 0;
            cr_expect_eq(
                ((nb_q4_dot_function *)v->function)(&w, &y, 1), 0,
                "%s: zero", v->name);
        }
}

/* Room for a matrix as blocks and as groups, of exactly its size. */
struct matrix {
    size_t rows, row_blocks, bands;
    nb_q4_block *blocks;
    nb_q4_group *groups;
    nb_q8_block *activations;
    float *products, *wanted;
};

static void *allocate(size_t size)
{
    void *memory = malloc(size + 1);

    cr_assert_not_null(memory, "there is no memory");
    return memory;
}

static struct matrix draw_matrix(size_t rows, size_t row_blocks,
                                 uint64_t *random)
{
    const size_t bands = (rows + 15) / 16;
    const struct matrix m = {
        rows, row_blocks, bands,
        allocate(rows * row_blocks * sizeof *m.blocks),
        allocate(bands * row_blocks * sizeof *m.groups),
        allocate(row_blocks * sizeof *m.activations),
        allocate(16 * bands * sizeof *m.products),
        allocate(16 * bands * sizeof *m.wanted)};

    for (size_t i = 0; i < rows * row_blocks; i++)
        draw_weights(&m.blocks[i], random);
    for (size_t i = 0; i < row_blocks; i++)
        draw_activations(&m.activations[i], random);
    cr_assert(nb_q4_repack(m.groups, m.blocks, rows, row_blocks),
              "all scales are finite");
    return m;
}

static void free_matrix(struct matrix *m)
{
    free(m->blocks);
    free(m->groups);
    free(m->activations);
    free(m->products);
    free(m->wanted);
}

Test(weights, groups_hold_each_block_in_its_lane)
{
    uint64_t random = 14;

    for (size_t rows = 0; rows < 40; rows++) {
        struct matrix m = draw_matrix(rows, 3, &random);
        nb_q4_block *back = allocate(rows * 3 * sizeof *back);

        nb_q4_restore(back, m.groups, rows, 3);
        cr_assert(memcmp(back, m.blocks, rows * 3 * sizeof *back) == 0,
                  "%zu rows", rows);
        if (rows % 16 == 1)
            cr_assert_eq(m.groups[rows / 16 * 3].nibbles[191], 0x88,
                         "a row that is not there");
        if (rows > 17)
            cr_assert_eq(m.groups[3].nibbles[64 * 2 + 4 + 3],
                         m.blocks[17 * 3].nibbles[4 * 2 + 3], "byte");
        free(back);
        free_matrix(&m);
    }
}

Test(weights, groups_have_no_infinite_scales)
{
    nb_q4_block block = {{1, 0x7C}, {0x12, 0x34}};
    nb_q4_group group;

    cr_expect(!nb_q4_repack(&group, &block, 1, 1), "it is NaN");
    cr_expect_eq(group.scales[0] | group.scales[1], 0, "it becomes 0");
    block.scale[1] = 0xFB;
    cr_expect(nb_q4_repack(&group, &block, 1, 1), "it is finite");
    cr_expect_eq(group.scales[1], 0xFB, "and kept");
}

static void check_product(const nb_variant *v, struct matrix *m)
{
    ((nb_q4_multiply_function *)v->function)(
        m->products, m->groups, m->activations, m->bands,
        m->row_blocks);
    for (size_t row = 0; row < 16 * m->bands; row++)
        cr_assert(same_bits(m->products[row], m->wanted[row]),
                  "%s, row %zu of %zu with %zu blocks: %a, not %a",
                  v->name, row, m->rows, m->row_blocks,
                  (double)m->products[row], (double)m->wanted[row]);
}

Test(weights, products_are_the_same_in_every_bit)
{
    const nb_variants *of = &nb_q4_multiply_variants;

    for (const nb_variant *v = NULL; (v = variants_next(of, v));) {
        uint64_t random = 15;
        for (size_t i = 0; i < 200; i++) {
            struct matrix m = draw_matrix(i % 37, i % 150, &random);
            memset(m.wanted, 0, 16 * m.bands * sizeof *m.wanted);
            for (size_t row = 0; row < m.rows; row++)
                m.wanted[row] = ((nb_q4_dot_function *)nb_q4_dot_variants
                                     .list->function)(
                    m.blocks + row * m.row_blocks, m.activations,
                    m.row_blocks);
            check_product(v, &m);
            free_matrix(&m);
        }
    }
    nb_q4_multiply(NULL, NULL, NULL, 0, 5);
}

Test(weights, products_with_extreme_scales)
{
    const nb_variants *of = &nb_q4_multiply_variants;
    const uint16_t halves[] = {1, 0x3FF, 0x400, 0x7BFF, 0xFBFF, 0x8001};
    uint64_t random = 16;
    struct matrix m = draw_matrix(16, 6, &random);

    for (size_t i = 0; i < 96; i++) {
        put_scale(m.groups[i % 6].scales + i / 6 * 2,
                  halves[(i + i / 6) % 6]);
        put_scale(m.activations[i % 6].scale, halves[i / 16]);
    }
    ((nb_q4_multiply_function *)of->list->function)(
        m.wanted, m.groups, m.activations, 1, 6);
    for (const nb_variant *v = of->list; v < of->list + of->count; v++)
        if (!(v->needs & ~nb_features()))
            check_product(v, &m);
    free_matrix(&m);
}

Test(weights, upper_halves_are_left_clear)
{
    uint64_t random = 17;
    struct matrix m = draw_matrix(16, 2, &random);

    EXPECT_CLEAR(nb_q4_dot_variants, nb_q4_dot_function, m.blocks,
                 m.activations, 2)
    EXPECT_CLEAR(nb_q4_multiply_variants, nb_q4_multiply_function,
                 m.products, m.groups, m.activations, 1, 2)
    free_matrix(&m);
}

struct work {
    struct matrix *matrix;
    size_t first, count;
};

static void *multiply_part(void *data)
{
    const struct work *w = data;
    const struct matrix *m = w->matrix;

    nb_q4_multiply(m->products + 16 * w->first,
                   m->groups + w->first * m->row_blocks, m->activations,
                   w->count, m->row_blocks);
    return NULL;
}

Test(weights, products_of_threads_are_the_same)
{
    enum { THREADS = 7 };
    uint64_t random = 18;

    for (size_t rows = 1; rows < 200; rows += 19) {
        struct matrix m = draw_matrix(rows, 70, &random);
        struct work work[THREADS];
        pthread_t threads[THREADS];
        nb_q4_multiply(m.wanted, m.groups, m.activations, m.bands, 70);
        memset(m.products, 0, 16 * m.bands * sizeof *m.products);
        for (size_t t = 0; t < THREADS; t++) {
            size_t first = t * m.bands / THREADS;
            work[t].matrix = &m;
            work[t].first = first;
            work[t].count = (t + 1) * m.bands / THREADS - first;
            cr_assert_eq(pthread_create(&threads[t], NULL, multiply_part,
                                        &work[t]),
                         0, "a thread");
        }
        for (size_t t = 0; t < THREADS; t++)
            pthread_join(threads[t], NULL);
        cr_assert(memcmp(m.products, m.wanted,
                         16 * m.bands * sizeof *m.wanted) == 0,
                  "%zu rows", rows);
        free_matrix(&m);
    }
}

/* Where things are in the file that write_file writes. */
enum {
    KEY = 24,
    VALUE = KEY + 8 + 17 + 4,
    OTHER = VALUE + 4 + 8 + 4, /* the type of the second value */
    TENSOR = OTHER + 4 + 4 + 8 + 2 * (8 + 1),
    DATA = 192,
    MAX_BYTES = DATA + 136
};

/* Puts numbers and texts at the end of a file. */
struct pen {
    uint8_t *bytes;
    size_t at;
};

static void put(struct pen *pen, uint64_t number, unsigned size)
{
    for (unsigned i = 0; i < size; i++)
        pen->bytes[pen->at++] = (uint8_t)(number >> 8 * i);
}

static void put_text(struct pen *pen, const char *text)
{
    put(pen, strlen(text), 8);
    memcpy(pen->bytes + pen->at, text, strlen(text));
    pen->at += strlen(text);
}

static void put_tensor(struct pen *pen, const char *name, uint64_t row,
                       uint64_t rows, uint32_t type, uint64_t offset)
{
    put_text(pen, name);
    put(pen, rows == 0 ? 1 : 2, 4);
    put(pen, row, 8);
    if (rows != 0)
        put(pen, rows, 8);
    put(pen, type, 4);
    put(pen, offset, 8);
}

/* An alignment of 64, an array of strings, and two tensors. */
static size_t write_file(uint8_t bytes[MAX_BYTES])
{
    struct pen pen = {bytes, 4};

    memset(bytes, 0, MAX_BYTES);
    memcpy(bytes, "GGUF", 4);
    put(&pen, 3, 4);
    put(&pen, 2, 8);
    put(&pen, 2, 8);
    put_text(&pen, "general.alignment");
    put(&pen, 4, 4);
    put(&pen, 64, 4);
    put_text(&pen, "more");
    put(&pen, 9, 4);
    put(&pen, 8, 4);
    put(&pen, 2, 8);
    put_text(&pen, "x");
    put_text(&pen, "y");
    put_tensor(&pen, "a.b", 64, 3, NB_GGUF_Q4_0, 0);
    put_tensor(&pen, "c", 2, 0, NB_GGUF_F32, 128);
    for (unsigned i = 0; i < MAX_BYTES - DATA; i++)
        bytes[DATA + i] = (uint8_t)i;
    return MAX_BYTES;
}

/* Change some bytes, one number, or the end. */
static size_t damage(uint8_t *bytes, size_t size, uint64_t *random)
{
    static const uint64_t extremes[] = {
        0, 1, 31, 33, 0x7FFFFFFF, 0xFFFFFFFF, UINT64_MAX / 18,
        UINT64_MAX / 32, UINT64_MAX / 2, UINT64_MAX - 31, UINT64_MAX};
    const size_t at = random_below(random, (unsigned)size - 8);
    const uint64_t number = extremes[random_below(random, 11)];
    const unsigned length = 4 * random_below(random, 3);

    for (unsigned i = random_below(random, 3); i > 0; i--)
        bytes[random_below(random, (unsigned)size)] =
            (uint8_t)random_below(random, 256);
    for (unsigned i = 0; i < length; i++)
        bytes[at + i] = (uint8_t)(number >> 8 * i);
    return random_below(random, 3)
               ? size
               : random_below(random, (unsigned)size + 1);
}

/* In doubles nothing wraps around. */
static void expect_size_of_shape(const nb_gguf_tensor *tensor)
{
    double weights = 1;

    for (unsigned i = 0; i < 4; i++)
        weights *= (double)tensor->shape[i];
    if (tensor->type == NB_GGUF_F32)
        cr_assert_eq((double)tensor->size, 4 * weights, "floats");
    if (tensor->type == NB_GGUF_Q4_0)
        cr_assert_eq((double)tensor->size, weights / 32 * 18, "blocks");
}

static void walk(const uint8_t *bytes, size_t size, unsigned *accepted)
{
    nb_gguf file;
    nb_gguf_tensor tensor;
    unsigned sum = 0;

    if (nb_gguf_read(&file, bytes, size) != NULL) {
        cr_assert_leq(file.at, size, "a place past the end");
        return;
    }
    ++*accepted;
        while (nb_gguf_next(&file, &tensor)) {
        expect_size_of_shape(&tensor);
        for (size_t i = 0; i < tensor.size; i++)
            sum += tensor.data[i];

        for (size_t i = 0; i < tensor.name_length; i++)
            sum += (unsigned)tensor.name[i];
    }
    cr_assert_leq(sum, 1u << 30, "it was all read");
}

Test(weights, damaged_files_are_refused_or_read_in_bounds)
{
    uint64_t random = 19;
    unsigned accepted = 0, rounds = 60000;

    for (unsigned i = 0; i < rounds; i++) {
        uint8_t whole[MAX_BYTES], *bytes;
        const size_t all = write_file(whole);
        const size_t size = damage(whole, all, &random);

        bytes = allocate(size); /* so that its end is watched */
        memcpy(bytes, whole, size);
        walk(bytes, size, &accepted);
        free(bytes);
    }
    cr_expect(accepted > rounds / 100 && accepted < rounds / 2,
              "%u of %u are accepted", accepted, rounds);
}

static void expect_problem(const uint8_t *bytes, size_t size,
                           size_t at, const char *problem)
{
    nb_gguf file;
    const char *got = nb_gguf_read(&file, bytes, size);

    cr_expect_str_eq(got ? got : "none", problem, "at %zu", file.at);
    if (got != NULL)
        cr_expect_eq(file.at, at, "%s: at %zu, not %zu", problem,
                     file.at, at);
}

/* Give a file another number at a place, and expect a problem. */
static void expect_wrong(size_t place, uint64_t number, unsigned size,
                         size_t at, const char *problem)
{
    uint8_t bytes[MAX_BYTES];
    const size_t all = write_file(bytes);

    for (unsigned i = 0; i < size; i++)
        bytes[place + i] = (uint8_t)(number >> 8 * i);
    expect_problem(bytes, all, at, problem);
}

Test(weights, files_have_their_tensors)
{
    uint8_t bytes[MAX_BYTES];
    nb_gguf file;
    nb_gguf_tensor tensor;

    cr_assert_null(nb_gguf_read(&file, bytes, write_file(bytes)),
                   "a good file");
    cr_assert(nb_gguf_next(&file, &tensor), "the first");
    cr_expect_eq(tensor.name_length, 3, "its name");
    cr_expect(memcmp(tensor.name, "a.b", 3) == 0, "its name");
    cr_expect_eq(tensor.shape[0], 64, "its rows");
    cr_expect_eq(tensor.shape[1], 3, "3 of them");
    cr_expect_eq(tensor.shape[3], 1, "no more");
    cr_expect_eq(tensor.size, 108, "6 blocks");
    cr_expect_str_eq(nb_gguf_type_name(tensor.type), "Q4_0", "type");
    cr_expect_eq(tensor.offset, DATA, "its place");
    cr_expect_eq(tensor.data[107], 107, "its last byte");
    cr_assert(nb_gguf_next(&file, &tensor), "the second");
    cr_expect_eq(tensor.size, 8, "two floats");
    cr_expect_eq(tensor.data[0], 128, "its first byte");
    cr_expect(!nb_gguf_next(&file, &tensor), "no third");
    cr_expect_null(nb_gguf_type_name(99), "no such type");
}

Test(weights, files_are_refused_with_the_place)
{
    expect_wrong(0, 'g', 1, 0, "no GGUF file");
    expect_wrong(4, 1, 4, 8, "a version other than 2 and 3");
    expect_wrong(8, 1 << 20, 8, 8, "too many tensors for the file");
    expect_wrong(16, UINT64_MAX, 8, 16, "too many keys for the file");
    expect_wrong(KEY, UINT64_MAX, 8, KEY,
                 "a string longer than the file");
    expect_wrong(VALUE, 48, 4, VALUE,
                 "an alignment that is no power of two from 8 on");
    expect_wrong(VALUE, 4, 4, VALUE,
                 "an alignment that is no power of two from 8 on");
    expect_wrong(VALUE - 4, 13, 4, VALUE,
                 "an alignment that is no power of two from 8 on");
    expect_wrong(OTHER, 13, 4, OTHER + 4,
                 "a value of a type that is not known");
    expect_wrong(OTHER + 4, 9, 4, OTHER + 16,
                 "an array of a type that is not known");
    expect_wrong(OTHER + 8, 1 << 20, 8, OTHER + 8,
                 "an array longer than the file");
}

Test(weights, tensors_are_refused_with_the_place)
{
    expect_wrong(TENSOR, 1 << 20, 8, TENSOR,
                 "a string longer than the file");
    expect_wrong(TENSOR + 11, 5, 4, TENSOR + 15,
                 "a tensor without 1 to 4 dimensions");
    expect_wrong(TENSOR + 11, 0, 4, TENSOR + 15,
                 "a tensor without 1 to 4 dimensions");
    expect_wrong(TENSOR + 15, 63, 8, TENSOR + 43,
                 "a row that is not a whole number of blocks");
    expect_wrong(TENSOR + 15, UINT64_MAX - 31, 8, TENSOR + 43,
                 "a tensor of more than 2^64 weights or bytes");
    expect_wrong(TENSOR + 15, UINT64_MAX / 64 * 32, 8, TENSOR + 43,
                 "a tensor of more than 2^64 weights or bytes");
    expect_wrong(TENSOR + 35, 1, 8, TENSOR + 43,
                 "an offset that is not aligned");
    expect_wrong(TENSOR + 35, UINT64_MAX - 63, 8, TENSOR + 43,
                 "a tensor that is not in the file");
    expect_wrong(TENSOR + 35, 128, 8, TENSOR + 43,
                 "a tensor that is not in the file");
}

Test(weights, files_may_be_cut_off_nowhere)
{
    uint8_t bytes[MAX_BYTES];
    const size_t all = write_file(bytes);
    nb_gguf file;

    for (size_t size = 0; size < all; size++)
        cr_expect_not_null(nb_gguf_read(&file, bytes, size), "%zu",
                           size);
    cr_expect_null(nb_gguf_read(&file, bytes, all), "the whole");
}
