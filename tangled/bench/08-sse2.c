#include <bench.h>
#include <nibble/array.h>
#include <nibble/bitscan.h>
#include <nibble/convert.h>
#include <positions.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "variants.h"

enum { FEW = 8192, MANY = 1 << 27, BOARDS = 128, MAX_CASES = 256 };

static uint8_t *packed, *made;    /* MANY nibbles, or bytes */
static uint8_t a[FEW], b[FEW];    /* both halves 1 to 15, equal */
static nb_quad quads[BOARDS];
static uint64_t sets[16 * BOARDS];
static uint8_t mailboxes[64 * BOARDS];
static int16_t weights[16];

static struct job {
    nb_function *function;
    size_t count;
} jobs[MAX_CASES];
static bench_case cases[MAX_CASES];
static size_t case_count;

#define JOB(name, type, use, ...)                                  \
    static void do_##name(void *data)                               \
    {                                                               \
        const struct job *job = data;                               \
        use(((type *)job->function)(__VA_ARGS__));                 \
    }
JOB(unpack, nb_array_unpack_function, (void),
    made, packed, job->count)
JOB(unpack_signed, nb_array_unpack_signed_function, (void),
    (int8_t *)made, packed, job->count)
JOB(pack, nb_array_pack_function, (void), packed, made, job->count)
JOB(add_saturated, nb_array_add_saturated_function, (void),
    made, a, b, job->count)
JOB(mismatch, nb_array_mismatch_function, bench_sink,
    a, b, job->count)
JOB(count, nb_array_count_function, bench_sink, a, job->count, 5)
JOB(find, nb_array_find_function, bench_sink, a, job->count, 0)
JOB(sets, nb_quads_to_sets_function, (void), sets, quads, job->count)
JOB(mailboxes, nb_quads_to_mailboxes_function, (void),
    mailboxes, quads, job->count)
JOB(back, nb_quads_from_mailboxes_function, (void),
    quads, mailboxes, job->count)

/* Reads as much as it writes, and as much in all as unpacking. */
static void do_memcpy(void *data)
{
    const struct job *job = data;
    size_t half = job->count / 4 * 3;

    memcpy(made, made + half, half);
    bench_sink(made[0]);
}

#if defined __GNUC__ && !defined __clang__
#define THIRD_LEVEL __attribute__((optimize("O3")))
#else
#define THIRD_LEVEL /* clang does at -O2 what it can */
#endif

THIRD_LEVEL
static void one_to_sets(uint64_t *restrict to,
                        const nb_quad *restrict from)
{
    nb_quad_to_sets_plain(to, from);
}

static void plain_sets(uint64_t *to, const nb_quad *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        one_to_sets(to + 16 * i, &from[i]);
}

THIRD_LEVEL
static void plain_mailboxes(uint8_t *to, const nb_quad *from,
                            size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_mailbox_plain(to + 64 * i, &from[i]);
}

THIRD_LEVEL
static void plain_back(nb_quad *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_from_mailbox_plain(&to[i], from + 64 * i);
}

static void weigh_plain(void *data)
{
    int32_t sum = 0;

    (void)data;
    for (size_t i = 0; i < BOARDS; i++) {
        nb_quad_to_sets_pairs(sets, &quads[i]);
        for (unsigned code = 0; code < 16; code++)
            sum += (int32_t)nb_popcount(sets[code]) * weights[code];
    }
    bench_sink((uint64_t)sum);
}

#ifdef NB_SIMD
static void weigh_sse2(void *data)
{
    int32_t sum = 0;

    (void)data;
    for (size_t i = 0; i < BOARDS; i++)
        sum += nb_quad_weigh_sse2(&quads[i], weights);
    bench_sink((uint64_t)sum);
}
#endif

#ifdef __x86_64__
__attribute__((target("popcnt"))) static void weigh_popcnt(void *data)
{
    int32_t sum = 0;

    (void)data;
    for (size_t i = 0; i < BOARDS; i++) {
        nb_quad_to_sets_pairs(sets, &quads[i]);
        for (unsigned code = 0; code < 16; code++)
            sum += __builtin_popcountll(sets[code]) * weights[code];
    }
    bench_sink((uint64_t)sum);
}
#endif

static void add_case(bench_case new, nb_function *function,
                     size_t count)
{
    struct job *job = &jobs[case_count];

    if (case_count == MAX_CASES)
        abort();
    *job = (struct job){function, count};
    new.kind = BENCH_THROUGHPUT;
    new.data = job;
    cases[case_count++] = new;
}

static void add_at(bench_case new, void *data)
{
    add_case(new, NULL, 0);
    cases[case_count - 1].data = data;
}

static void add_variants(const nb_variants *of, bench_case new,
                         size_t count)
{
    for (size_t k = 0; k < of->count; k++)
        if ((of->list[k].needs & ~nb_features()) == 0) {
            new.name = of->list[k].name;
            new.chapter = variants_chapter(of->operation, new.name);
            add_case(new, of->list[k].function, count);
        }
}

/* An item is a byte that is read or written. */
static void add_unpacking(size_t count, const char *unpack,
                          const char *pack)
{
    bench_case new = {.group = unpack, .items = count / 2 * 3,
                      .item = "byte", .name = "memcpy", .chapter = 8,
                      .body = do_memcpy};

    add_case(new, NULL, count);
    new.body = do_unpack;
    add_variants(&nb_array_unpack_variants, new, count);
    new.group = pack;
    new.name = "memcpy";
    new.body = do_memcpy;
    add_case(new, NULL, count);
    new.body = do_pack;
    add_variants(&nb_array_pack_variants, new, count);
}

static void add_operation(const nb_variants *of, const char *group,
                          void (*body)(void *))
{
    add_variants(of, (bench_case){.group = group, .items = FEW,
                                  .item = "nibble", .body = body}, FEW);
}

static void add_operations(void)
{
    add_operation(&nb_array_unpack_signed_variants, "unpack signed",
                  do_unpack_signed);
    add_operation(&nb_array_add_saturated_variants, "add saturated",
                  do_add_saturated);
    add_operation(&nb_array_mismatch_variants, "mismatch", do_mismatch);
    add_operation(&nb_array_count_variants, "count", do_count);
    add_operation(&nb_array_find_variants, "find", do_find);
}

static void add_conversion(const nb_variants *of, const char *group,
                           void (*body)(void *), nb_function *plain)
{
    bench_case new = {.group = group, .items = BOARDS, .item = "board",
                      .body = body};

    add_variants(of, new, BOARDS);
    new.name = "plain, -O3";
    new.chapter = 8;
    add_case(new, plain, BOARDS);
}

static void add_conversions(void)
{
    add_conversion(&nb_quads_to_sets_variants, "sets", do_sets,
                   (nb_function *)plain_sets);
    add_conversion(&nb_quads_to_mailboxes_variants, "mailbox",
                   do_mailboxes, (nb_function *)plain_mailboxes);
    add_conversion(&nb_quads_from_mailboxes_variants, "back", do_back,
                   (nb_function *)plain_back);
}

#ifdef NB_SIMD
static void sets_of(void *boards)
{
    const nb_quad *from = boards;

    for (size_t i = 0; i < BOARDS; i++)
        nb_quad_to_sets_sse2(sets + 16 * i, &from[i]);
}
#endif

/* The same boards, at the next address that a quad may have. */
static void add_alignments(void)
{
#ifdef NB_SIMD
    static uint64_t words[4 * BOARDS + 4];
    uint64_t *aligned = words + (0 - (uintptr_t)words / 8) % 4;
    bench_case new = {.group = "alignment", .items = BOARDS,
                      .item = "board", .body = sets_of, .chapter = 8};

    new.name = "aligned to 32";
    add_at(new, aligned);
    new.name = "8 bytes on";
    add_at(new, aligned + 1);
#endif
}

static void add_weighing(void)
{
    bench_case new = {.group = "weigh", .items = BOARDS,
                      .item = "board", .name = "plain", .chapter = 8,
                      .body = weigh_plain};

    add_case(new, NULL, 0);
#ifdef NB_SIMD
    new.name = "sse2";
    new.body = weigh_sse2;
    add_case(new, NULL, 0);
#endif
#ifdef __x86_64__
    new.name = "plain, popcnt";
    new.body = weigh_popcnt;
    if (__builtin_cpu_supports("popcnt"))
        add_case(new, NULL, 0);
#endif
}

static void fill_memory(void)
{
    uint64_t state = 0x3F;

    for (size_t i = 0; i < MANY; i++)
        made[i] = (uint8_t)(random_next(&state) >> 60);
    nb_array_pack(packed, made, MANY);
    for (size_t i = 0; i < FEW; i++)
        a[i] = b[i] = (uint8_t)(17 * (i % 15 + 1));
    for (size_t i = 0; i < BOARDS; i++)
        quads[i] = random_placement(&state);
    nb_quads_to_mailboxes(mailboxes, quads, BOARDS);
    for (int i = 2; i < 14; i++)
        weights[i] = (int16_t)(i % 2 == 0 ? 50 * i : -50 * i);
}

int main(int argc, char **argv)
{
    packed = aligned_alloc(64, MANY / 2);
    made = aligned_alloc(64, MANY);
    if (packed == NULL || made == NULL)
        return perror("08-sse2"), 1;
    fill_memory();
    add_unpacking(FEW, "unpack", "pack");
    add_operations();
    add_conversions();
    add_alignments();
    add_weighing();
    add_unpacking(MANY, "unpack many", "pack many");
    int status = bench_main(argc, argv, "08-sse2", cases, case_count);
    free(made);
    free(packed);
    return status;
}
