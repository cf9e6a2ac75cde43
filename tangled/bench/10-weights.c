#include <bench.h>
#include <nibble/wide.h>
#include <nibble/weights.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FEW_ROWS = 64, FEW_BLOCKS = 128,
    ROWS = 16384, ROW_BLOCKS = 344,
    MAX_CASES = 32
};

static nb_q4_block *blocks;
static nb_q4_group *groups;
static nb_q8_block activations[ROW_BLOCKS];
static float products[ROWS];

/* A number of rows, from the first on, and what multiplies them. */
static struct job {
    void (*work)(void *job);
    nb_function *function;
    size_t first, rows, row_blocks;
} jobs[MAX_CASES];
static bench_case cases[MAX_CASES];
static size_t case_count;

#ifdef NB_SIMD512
static unsigned short half_at(const uint8_t bytes[2])
{
    return (unsigned short)(bytes[0] | bytes[1] << 8);
}
#endif

#ifdef NB_SIMD512
#define USUAL __attribute__((target("avx2,fma,f16c")))
static USUAL __m256i spread(const nb_q4_block *w)
{
    const __m128i both = nb_load128_bytes(w->nibbles);
    const __m256i nibbles =
        _mm256_set_m128i(_mm_srli_epi16(both, 4), both);

    return _mm256_and_si256(nibbles, _mm256_set1_epi8(15));
}

static USUAL __m256i usual_pairs(const nb_q4_block *w, __m256i values)
{
    const __m256i weights =
        _mm256_sub_epi8(spread(w), _mm256_set1_epi8(8));

    return _mm256_maddubs_epi16(_mm256_sign_epi8(weights, weights),
                                _mm256_sign_epi8(values, weights));
}

static USUAL float usual_scale(const nb_q4_block *w,
                               const nb_q8_block *y)
{
    return _cvtsh_ss(half_at(w->scale)) * _cvtsh_ss(half_at(y->scale));
}

static USUAL __m256 add_term(__m256 sums, __m256i pairs, float scale)
{
    const __m256i dots =
        _mm256_madd_epi16(pairs, _mm256_set1_epi16(1));

    return _mm256_fmadd_ps(_mm256_set1_ps(scale),
                           _mm256_cvtepi32_ps(dots), sums);
}
/* The same, but with the eights taken off as the library does it. */
static USUAL __m256i eights_pairs(const nb_q4_block *w, __m256i values)
{
    return _mm256_sub_epi16(
        _mm256_maddubs_epi16(spread(w), values),
        _mm256_maddubs_epi16(_mm256_set1_epi8(8), values));
}

/* And with the scales from a table of all halves. */
static float halves[65536];

static USUAL float table_scale(const nb_q4_block *w,
                               const nb_q8_block *y)
{
    return halves[half_at(w->scale)] * halves[half_at(y->scale)];
}

#define KERNEL(kernel, pairs_of, scale_of)                           \
    static USUAL float kernel##_dot(const nb_q4_block *w,            \
                                    const nb_q8_block *y, size_t n)  \
    {                                                                \
        __m256 sums = _mm256_setzero_ps();                           \
        float s[8];                                                  \
                                                                     \
        for (size_t i = 0; i < n; i++)                               \
            sums = add_term(                                         \
                sums,                                                \
                pairs_of(&w[i], nb_load256_bytes(                    \
                                    (const uint8_t *)y[i].values)),  \
                scale_of(&w[i], &y[i]));                             \
        _mm256_storeu_ps(s, sums);                                   \
        return s[0] + s[1] + s[2] + s[3] + s[4] + s[5] + s[6] +      \
               s[7];                                                 \
    }                                                                \
    static void do_##kernel(void *data)                              \
    {                                                                \
        const struct job *job = data;                                \
                                                                     \
        for (size_t i = 0; i < job->rows; i++)                       \
            products[job->first + i] = kernel##_dot(                 \
                blocks + (job->first + i) * job->row_blocks,         \
                activations, job->row_blocks);                       \
        bench_sink((uint64_t)(products[job->first] == 0));           \
    }

KERNEL(usual, usual_pairs, usual_scale)
KERNEL(eights, eights_pairs, usual_scale)
KERNEL(table, usual_pairs, table_scale)
#undef KERNEL
#endif

static void do_dots(void *data)
{
    const struct job *job = data;
    nb_q4_dot_function *dot = (nb_q4_dot_function *)job->function;

    for (size_t i = 0; i < job->rows; i++)
        products[job->first + i] =
            dot(blocks + (job->first + i) * job->row_blocks,
                activations, job->row_blocks);
    bench_sink((uint64_t)(products[job->first] == 0));
}

static void do_groups(void *data)
{
    const struct job *job = data;

    ((nb_q4_multiply_function *)job->function)(
        products + job->first,
        groups + job->first / 16 * job->row_blocks,
        activations, job->rows / 16, job->row_blocks);
    bench_sink((uint64_t)(products[job->first] == 0));
}

NB_TARGET(NB_WITH_AVX2) BENCH_VECTORISED static uint64_t
exclusive_or(const uint64_t *words, size_t count)
{
    uint64_t all = 0;

    BENCH_VECTORISED_LOOP
    for (size_t i = 0; i < count; i++)
        all ^= words[i];
    return all;
}

static void do_read(void *data)
{
    const struct job *job = data;
    const nb_q4_group *from =
        groups + job->first / 16 * job->row_blocks;

    bench_sink(exclusive_or((const uint64_t *)(const void *)from,
                            job->rows * job->row_blocks * 18 / 8));
}

static void *do_work(void *data)
{
    ((const struct job *)data)->work(data);
    return NULL;
}

/* Two threads, of which each takes half of the rows. */
static void do_in_two_threads(void *data)
{
    struct job half = *(const struct job *)data, other = half;
    pthread_t thread;

    half.rows /= 2;
    other.first = half.rows;
    other.rows -= half.rows;
    if (pthread_create(&thread, NULL, do_work, &other) != 0)
        abort();
    half.work(&half);
    pthread_join(thread, NULL);
}

/* Small scales, and any nibbles. */
static void draw(void)
{
    uint64_t state = 10;

    for (size_t i = 0; i < (size_t)ROWS * ROW_BLOCKS; i++) {
        uint8_t *bytes = blocks[i].scale;

        for (unsigned k = 0; k < 18; k++) {
            state = state * 6364136223846793005 + 1442695040888963407;
            bytes[k] = (uint8_t)(state >> 56);
        }
        bytes[1] = (uint8_t)(0x20 + bytes[1] % 16);
    }
    for (size_t i = 0; i < ROW_BLOCKS; i++) {
        activations[i].scale[1] = 0x20;
        for (unsigned k = 0; k < 32; k++)
            activations[i].values[k] = (int8_t)(i * 37 + k * 91) | 1;
    }
}

static bool make_buffers(void)
{
    blocks = aligned_alloc(64, sizeof *blocks * ROWS * ROW_BLOCKS);
    groups = aligned_alloc(64, sizeof *blocks * ROWS * ROW_BLOCKS);
    if (blocks == NULL || groups == NULL)
        return false;
    draw();
    nb_q4_repack(groups, blocks, ROWS, ROW_BLOCKS);
    return true;
}

static void add_case(bench_case new, nb_function *function, bool few)
{
    if (case_count == MAX_CASES)
        abort();
    jobs[case_count].work = new.body;
    jobs[case_count].function = function;
    jobs[case_count].rows = few ? FEW_ROWS : ROWS;
    jobs[case_count].row_blocks = few ? FEW_BLOCKS : ROW_BLOCKS;
    new.group = few ? "cache" : "memory";
    new.kind = BENCH_THROUGHPUT;
    new.items =
        jobs[case_count].rows * jobs[case_count].row_blocks;
    new.item = "block";
    new.data = &jobs[case_count];
    new.chapter = 10;
    cases[case_count++] = new;
}

/* The same work, and the same rows, in two threads. */
static void add_case_in_threads(bench_case new, nb_function *function)
{
    add_case(new, function, false);
    cases[case_count - 1].body = do_in_two_threads;
}

static const struct {
    const char *impl, *name;
} dots[] = {{"plain", "dot, plain"},
            {"sse2", "dot, sse2"},
            {"avx2", "dot, avx2"},
            {"vnni", "dot, vnni"}},
  products_of[] = {{"avx2", "groups, avx2"}, {"vnni", "groups, vnni"}};

static nb_function *usable(const nb_variants *of, const char *name)
{
    for (size_t i = 0; i < of->count; i++)
        if (strcmp(of->list[i].name, name) == 0 &&
            (of->list[i].needs & ~nb_features()) == 0)
            return of->list[i].function;
    return NULL;
}

#define ADD(rows, of, work)                                         \
    for (size_t i = 0; i < sizeof(rows) / sizeof *(rows); i++)      \
        if (usable(&of, (rows)[i].impl) != NULL)                    \
            add_case((bench_case){.name = (rows)[i].name,           \
                                  .body = work},                    \
                     usable(&of, (rows)[i].impl), few);

#ifdef NB_SIMD512
static void list_read(void)
{
    add_case((bench_case){.name = "read", .body = do_read}, NULL,
             false);
    add_case_in_threads((bench_case){.name = "read, 2 threads",
                                     .body = do_read}, NULL);
}

static void list_usual(bool few)
{
    for (unsigned half = 0; half < 65536; half++)
        halves[half] = nb_half_to_float((uint16_t)half);
    add_case((bench_case){.name = "usual", .body = do_usual}, NULL,
             few);
    add_case((bench_case){.name = "usual, table", .body = do_table},
             NULL, few);
    if (few)
        add_case((bench_case){.name = "usual, eights",
                              .body = do_eights}, NULL, few);
    else
        add_case_in_threads(
            (bench_case){.name = "usual, table, 2 threads",
                         .body = do_table}, NULL);
}
#endif

static void list(bool few)
{
#ifdef NB_SIMD512
    if ((nb_features() & NB_AVX2) != 0 && !few)
        list_read();
    if ((nb_features() & NB_AVX2) != 0 && __builtin_cpu_supports("fma"))
        list_usual(few);
#endif
    ADD(dots, nb_q4_dot_variants, do_dots)
    ADD(products_of, nb_q4_multiply_variants, do_groups)
    if (!few && usable(&nb_q4_multiply_variants, "vnni") != NULL)
        add_case_in_threads(
            (bench_case){.name = "groups, vnni, 2 threads",
                         .body = do_groups},
            usable(&nb_q4_multiply_variants, "vnni"));
}

static void list_all(void)
{
    list(true);
    list(false);
}

int main(int argc, char **argv)
{
    int status = 1;

    if (!make_buffers())
        return perror("10-weights"), 1;
    list_all();
    status = bench_main(argc, argv, "10-weights", cases, case_count);
    free(groups);
    free(blocks);
    return status;
}
