#include <bench.h>
#include <nibble/array.h>
#include <nibble/bitscan.h>
#include <nibble/convert.h>
#include <nibble/quad_avx2.h>
#include <positions.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "variants.h"

enum { FEW = 8192, MANY = 1 << 28, BOARDS = 64, MAX_CASES = 512 };

static uint8_t *packed, *bytes, *copied; /* MANY nibbles, or bytes */
static _Alignas(64) nb_quad quads[BOARDS];
static _Alignas(64) uint64_t sets[16 * BOARDS];
static _Alignas(64) uint8_t mailboxes[64 * BOARDS];

static struct job {
    nb_function *function;
    size_t count;
} jobs[MAX_CASES];
static bench_case cases[MAX_CASES];
static size_t case_count;

/* As many bytes read and written as for count nibbles. */
static void do_memcpy(void *data)
{
    const struct job *job = data;

    memcpy(copied, bytes, job->count / 4 * 3);
    bench_sink(copied[0]);
}

#define JOB(name, type, ...)                                        \
    static void do_##name(void *data)                               \
    {                                                               \
        const struct job *job = data;                               \
        ((type *)job->function)(__VA_ARGS__);                       \
    }
JOB(unpack, nb_array_unpack_function, bytes, packed, job->count)
JOB(pack, nb_array_pack_function, packed, bytes, job->count)
JOB(sets, nb_quads_to_sets_function, sets, quads, job->count)
JOB(mailboxes, nb_quads_to_mailboxes_function, mailboxes, quads,
    job->count)
JOB(back, nb_quads_from_mailboxes_function, quads, mailboxes,
    job->count)

/* Unpack, and then read every byte of the result. */
static void do_unpack_and_read(void *data)
{
    const struct job *job = data;

    do_unpack(data);
    bench_sink(memchr(bytes, 0xFF, job->count) == NULL);
}

#define FILE_A (~UINT64_C(0) / 255)

static void square_plain(void *squares)
{
    for (size_t i = 0; i < 64; i++)
        bench_sink(nb_quad_at(quads, ((uint8_t *)squares)[i]));
}

static void knights_plain(void *data)
{
    (void)data;
    for (size_t i = 0; i < 256; i++) {
        uint64_t s = sets[i], east = s << 1 & ~FILE_A;
        uint64_t west = s >> 1 & ~(FILE_A << 7);
        uint64_t two = (east << 1 & ~FILE_A) |
                       (west >> 1 & ~(FILE_A << 7));
        uint64_t one = east | west;
        bench_sink(one << 16 | one >> 16 | two << 8 | two >> 8);
    }
}

static void counts_plain(void *data)
{
    (void)data;
    for (size_t i = 0; i < 256; i++)
        bench_sink(nb_popcount(sets[i]));
}

#ifdef NB_SIMD
NB_TARGET_AVX2 static void square_avx2(void *squares)
{
    __m256i planes = nb_quad_load_avx2(quads);

    for (size_t i = 0; i < 64; i++)
        bench_sink(nb_quad_at_avx2(planes, ((uint8_t *)squares)[i]));
}

NB_TARGET_AVX2 static void knights_avx2(void *data)
{
    uint64_t *to = data;

    for (size_t i = 0; i < 256; i += 4)
        nb_store256_words(to + i, nb_knight_attacks_avx2(
                                      nb_load256_words(sets + i)));
    bench_sink(to[0]);
}

NB_TARGET_AVX2 BENCH_SCALAR static void counts_popcnt(void *data)
{
    uint64_t *to = data;

    for (size_t i = 0; i < 256; i += 4) {
        to[i] = (uint64_t)__builtin_popcountll(sets[i]);
        to[i + 1] = (uint64_t)__builtin_popcountll(sets[i + 1]);
        to[i + 2] = (uint64_t)__builtin_popcountll(sets[i + 2]);
        to[i + 3] = (uint64_t)__builtin_popcountll(sets[i + 3]);
    }
    bench_sink(to[0]);
}

NB_TARGET_AVX2 static void counts_avx2(void *data)
{
    uint64_t *to = data;

    for (size_t i = 0; i < 256; i += 4)
        nb_store256_words(
            to + i, nb_popcounts_avx2(nb_load256_words(sets + i)));
    bench_sink(to[0]);
}
#endif

static void add_case(bench_case new, nb_function *function,
                     size_t count)
{
    if (case_count == MAX_CASES)
        abort();
    jobs[case_count] = (struct job){function, count};
    new.kind = BENCH_THROUGHPUT;
    if (new.data == NULL)
        new.data = &jobs[case_count];
    if (new.chapter == 0)
        new.chapter = 9;
    cases[case_count++] = new;
}

/* Plain loops, for which the compiler may use wider vectors. */
#define LOOPS(name, features)                                       \
    NB_TARGET(features) BENCH_VECTORISED static void                \
    unpack_##name(uint8_t *to, const uint8_t *from, size_t count)   \
    {                                                               \
        BENCH_VECTORISED_LOOP                                       \
        for (size_t i = 0; i < count / 2; i++) {                    \
            to[2 * i] = from[i] & 15;                               \
            to[2 * i + 1] = from[i] >> 4;                           \
        }                                                           \
    }                                                               \
    NB_TARGET(features) BENCH_VECTORISED static void                \
    pack_##name(uint8_t *to, const uint8_t *from, size_t count)     \
    {                                                               \
        BENCH_VECTORISED_LOOP                                       \
        for (size_t i = 0; i < count / 2; i++)                      \
            to[i] = (uint8_t)((from[2 * i] & 15) |                  \
                              from[2 * i + 1] << 4);                \
    }
LOOPS(avx2, NB_WITH_AVX2)
LOOPS(avx512, NB_WITH_VBMI)

static void add_loops(bench_case new, size_t count)
{
    bool packs = new.body == do_pack;
    unsigned vbmi = NB_AVX512F | NB_AVX512BW | NB_AVX512VBMI;

    new.chapter = 9;
    new.name = "loop, for avx2";
    if ((NB_AVX2 & ~nb_features()) == 0)
        add_case(new, (nb_function *)(packs ? pack_avx2 : unpack_avx2),
                 count);
    new.name = "loop, for avx512";
    if ((vbmi & ~nb_features()) == 0)
        add_case(new,
                 (nb_function *)(packs ? pack_avx512 : unpack_avx512),
                 count);
}

/* The variants from chapter 6 on, and a plain one to compare. */
static void add_variants(const nb_variants *of, bench_case new,
                         size_t count)
{
    for (size_t k = 0; k < of->count; k++) {
        const nb_variant *v = &of->list[k];

        new.name = v->name;
        new.chapter = variants_chapter(of->operation, v->name);
        if ((v->needs & ~nb_features()) == 0 &&
            (new.chapter >= 6 || strcmp(v->name, "runs") == 0))
            add_case(new, v->function, count);
    }
}

static void add_arrays(const nb_variants *of, const char *group,
                       void (*body)(void *), size_t count)
{
    bench_case new = {.group = group, .items = count / 2 * 3 / 1024,
                      .item = "KiB"};

    new.name = "memcpy";
    new.before = new.body = do_memcpy;
    add_case(new, NULL, count);
    new.before = new.body = body;
    add_variants(of, new, count);
    add_loops(new, count);
}

static const struct {
    const char *impl, *name;
    void (*body)(void *);
} stores[] = {{"avx2", "avx2", do_unpack},
              {"avx2 streaming", "streaming", do_unpack},
              {"avx2", "avx2, and read", do_unpack_and_read},
              {"avx2 streaming", "streaming, and read",
               do_unpack_and_read}};

static void add_stores(const nb_variant *v, bench_case new,
                       size_t count)
{
    for (size_t i = 0; i < sizeof stores / sizeof *stores; i++)
        if (strcmp(v->name, stores[i].impl) == 0) {
            new.name = stores[i].name;
            new.body = stores[i].body;
            add_case(new, v->function, count);
        }
}

static void add_size(size_t count)
{
    const nb_variants *of = &nb_array_unpack_variants;
    bench_case new = {.group = "unpack sizes", .items = count / 2 * 3,
                      .item = "byte", .at = count / 2 * 3};

    new.name = "memcpy";
    new.body = do_memcpy;
    add_case(new, NULL, count);
    for (size_t k = 0; k < of->count; k++)
        if ((of->list[k].needs & ~nb_features()) == 0)
            add_stores(&of->list[k], new, count);
}

static void add_small(const char *name, void (*body)(void *),
                      void *data, size_t items, const char *item)
{
    add_case((bench_case){.group = "jobs", .name = name, .body = body,
                          .items = items, .item = item, .data = data},
             NULL, 0);
}

#ifdef NB_SIMD
#define ADD_WIDE(...)                                               \
    ((nb_features() & NB_AVX2) ? add_small(__VA_ARGS__) : (void)0)
#else
#define ADD_WIDE(...) ((void)0)
#endif

static void add_small_jobs(void)
{
    static uint8_t squares[64];
    static uint64_t results[256];
    for (size_t i = 0; i < 64; i++)
        squares[i] = (uint8_t)(i * 37 % 64);
    add_small("square", square_plain, squares, 64, "square");
    ADD_WIDE("square, avx2", square_avx2, squares, 64, "square");
    add_small("knights", knights_plain, results, 64, "four sets");
    ADD_WIDE("knights, avx2", knights_avx2, results, 64, "four sets");
    add_small("counts", counts_plain, results, 64, "four sets");
    ADD_WIDE("counts, popcnt", counts_popcnt, results, 64, "four sets");
    ADD_WIDE("counts, avx2", counts_avx2, results, 64, "four sets");
}

#ifdef NB_SIMD512
static void fill_upper_halves(void)
{
    __asm__ volatile(".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n"
                     "vpcmpeqd %%ymm\\n, %%ymm\\n, %%ymm\\n\n"
                     ".endr"
                     :
                     :
                     : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5",
                       "xmm6", "xmm7", "xmm8", "xmm9", "xmm10",
                       "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
}

static void do_unpack_dirty(void *data)
{
    fill_upper_halves();
    do_unpack(data);
    nb_clear_upper_halves();
}

static void do_pack_dirty(void *data)
{
    fill_upper_halves();
    do_pack(data);
    nb_clear_upper_halves();
}

static void add_clear_and_dirty(const nb_variants *of,
                                void (*clear)(void *),
                                void (*dirty)(void *))
{
    bench_case new = {.group = "upper halves", .item = "KiB",
                      .items = FEW / 2 * 3 / 1024};

    for (size_t k = 0; k < of->count; k++)
        if (strcmp(of->list[k].name, "sse2") == 0) {
            new.name = clear == do_pack ? "pack" : "unpack";
            new.body = clear;
            add_case(new, of->list[k].function, FEW);
            new.name =
                clear == do_pack ? "pack, dirty" : "unpack, dirty";
            new.body = dirty;
            add_case(new, of->list[k].function, FEW);
        }
}
#endif

static void add_conversion(const nb_variants *of, const char *group,
                           void (*body)(void *))
{
    add_variants(of, (bench_case){.group = group, .items = BOARDS,
                                  .item = "board", .body = body},
                 BOARDS);
}

static void add_all(void)
{
    add_conversion(&nb_quads_to_sets_variants, "sets", do_sets);
    add_conversion(&nb_quads_to_mailboxes_variants, "mailboxes",
                   do_mailboxes);
    add_conversion(&nb_quads_from_mailboxes_variants, "quads", do_back);
    add_arrays(&nb_array_unpack_variants, "unpack", do_unpack, FEW);
    add_arrays(&nb_array_pack_variants, "pack", do_pack, FEW);
    add_small_jobs();
#ifdef NB_SIMD512
    if ((nb_features() & NB_AVX2) != 0) {
        add_clear_and_dirty(&nb_array_unpack_variants, do_unpack,
                            do_unpack_dirty);
        add_clear_and_dirty(&nb_array_pack_variants, do_pack,
                            do_pack_dirty);
    }
#endif
    for (size_t count = 64; count < 1 << 20; count *= 4)
        add_size(count);
    for (size_t count = 1 << 20; count <= MANY; count *= 2)
        add_size(count);
    add_arrays(&nb_array_unpack_variants, "unpack large", do_unpack,
               MANY);
    add_arrays(&nb_array_pack_variants, "pack large", do_pack, MANY);
}

int main(int argc, char **argv)
{
    uint64_t state = 8;
    int status = 1;

    packed = aligned_alloc(64, MANY / 2);
    bytes = aligned_alloc(64, MANY);
    copied = aligned_alloc(64, MANY);
    if (packed == NULL || bytes == NULL || copied == NULL)
        return perror("09-avx2"), 1;
    memset(packed, 0x48, MANY / 2);
    memset(bytes, 0x06, MANY);
    memset(copied, 0, MANY);
    for (size_t i = 0; i < BOARDS; i++)
        quads[i] = random_placement(&state);
    nb_quads_to_sets(sets, quads, BOARDS);
    nb_quads_to_mailboxes(mailboxes, quads, BOARDS);
    add_all();
    status = bench_main(argc, argv, "09-avx2", cases, case_count);
    free(copied);
    free(bytes);
    free(packed);
    return status;
}
