#include <bench.h>
#include <math.h>
#include <nibble/array.h>
#include <nibble/bitscan.h>
#include "variants.h"

enum { COUNT = 1024 };

/* All words, independent of each other. */
static inline void scan_all(unsigned impl(uint64_t),
                            const uint64_t *words)
{
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(impl(words[i]));
}

uint64_t nothing; /* 0, but the compiler cannot know */

/* Each word waits for the index of the one before. */
static inline uint64_t scan_chain(unsigned impl(uint64_t),
                                  uint64_t last, const uint64_t *words)
{
    const uint64_t zero = nothing;

    for (size_t i = 0; i < COUNT; i++)
        last = impl(words[i] ^ (last & zero));
    return last;
}

static unsigned lsb_log2(uint64_t word)
{
    return (unsigned)log2((double)nb_isolate_lsb(word));
}

static uint64_t low[COUNT], high[COUNT], any[COUNT], few[COUNT];
static uint8_t nibbles[2 * COUNT];

#define IMPL(impl)                                                    \
    static void impl##_all(void *words) { scan_all(impl, words); }    \
    static uint64_t impl##_chain(uint64_t last, void *words)         \
    {                                                               \
        return scan_chain(impl, last, words);                        \
    }
IMPL(nb_lsb_loop)
IMPL(nb_lsb_search)
IMPL(nb_lsb_popcount)
IMPL(nb_lsb_modulo)
IMPL(nb_lsb_double)
IMPL(nb_lsb_fold)
IMPL(nb_lsb_debruijn)
IMPL(nb_lsb_separated)
IMPL(nb_lsb_builtin)
IMPL(nb_lsb_or_64)
IMPL(lsb_log2)
                    IMPL(nb_msb_loop) IMPL(nb_msb_search)
                        IMPL(nb_msb_smeared) IMPL(nb_msb_double)
                            IMPL(nb_msb_builtin)
IMPL(nb_popcount_kernighan)
IMPL(nb_popcount_octal)
IMPL(nb_popcount_builtin)
IMPL(nb_popcount_swar)
#undef IMPL

static inline unsigned by_squares(uint8_t *list, uint64_t set)
{
    unsigned count = 0;

    for (unsigned square = 0; square < 64; square++)
        if ((set >> square & 1) != 0)
            list[count++] = (uint8_t)square;
    return count;
}

uint8_t squares[64]; /* not static, or no compiler would write it */

static void list_by_squares(void *sets)
{
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(by_squares(squares, ((uint64_t *)sets)[i]));
}

static void list_by_scans(void *sets)
{
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_serialise(squares, ((uint64_t *)sets)[i]));
}

/* From each byte on, the first nibble of 3. */
static void find_all(void *variant)
{
    nb_function *impl = ((const nb_variant *)variant)->function;

    for (size_t i = 0; i < COUNT; i++)
        bench_sink(((nb_array_find_function *)impl)(nibbles + i, COUNT,
                                                   3));
}

static bench_case finding(const nb_variant *v)
{
    return (bench_case){"find", v->name, BENCH_THROUGHPUT, COUNT,
                        "search", find_all, NULL, (void *)v,
                        variants_chapter("array find", v->name), 0,
                        NULL};
}

/* A case has the last word of its function as a name. */
#define CASES(group, chained, name, impl, words)                     \
    {group, name, BENCH_THROUGHPUT, COUNT, "scan",                  \
     impl##_all, NULL, words, 5, 0, NULL},                           \
    {chained, name, BENCH_LATENCY, COUNT, "scan",                   \
     NULL, impl##_chain, words, 5, 0, NULL},
#define LSB(name, impl) CASES("lsb", "lsb chained", name, impl, low)
static bench_case cases[80] = {
#define IMPL(impl) LSB(&#impl[7], impl)
    IMPL(nb_lsb_loop)
    IMPL(nb_lsb_search)
    IMPL(nb_lsb_popcount)
    IMPL(nb_lsb_modulo)
    IMPL(nb_lsb_double)
    IMPL(nb_lsb_fold)
    IMPL(nb_lsb_debruijn)
    IMPL(nb_lsb_separated)
    IMPL(nb_lsb_builtin)
    IMPL(nb_lsb_or_64)
#undef IMPL
                    LSB("log2", lsb_log2)
    #define IMPL(impl) CASES("msb", "msb", &#impl[7], impl, high)
                        IMPL(nb_msb_loop) IMPL(nb_msb_search)
                            IMPL(nb_msb_smeared) IMPL(nb_msb_double)
                                IMPL(nb_msb_builtin)
    #undef IMPL
    #define IMPL(impl) CASES("popcount", "popcount", &#impl[12], impl, any)
    IMPL(nb_popcount_kernighan)
    IMPL(nb_popcount_octal)
    IMPL(nb_popcount_builtin)
    IMPL(nb_popcount_swar)
    {"list", "by squares", BENCH_THROUGHPUT, COUNT, "set",
     list_by_squares, NULL, few, 5, 0, NULL},
    {"list", "by scans", BENCH_THROUGHPUT, COUNT, "set",
     list_by_scans, NULL, few, 5, 0, NULL},
    {NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0, 0, NULL}};

static void fill(void)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < COUNT; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        unsigned at = (unsigned)(random >> 58);
        any[i] = random ^ random >> 32;
        low[i] = (any[i] | 1) << at;
        high[i] = (any[i] | UINT64_C(1) << 63) >> at;
        few[i] = any[i] & any[i * 7 / 8] & any[i * 3 / 4];
        nibbles[i] = nibbles[COUNT + i] = (uint8_t)(random >> 40);
    }
}

int main(int argc, char **argv)
{
    const nb_variants *find = &nb_array_find_variants;
    size_t count = 0;

    fill();
    while (cases[count].group != NULL)
        count++;
    for (size_t i = 0; i < find->count; i++)
        if ((find->list[i].needs & ~nb_features()) == 0)
            cases[count++] = finding(&find->list[i]);
    return bench_main(argc, argv, "05-bit-scans", cases, count);
}
