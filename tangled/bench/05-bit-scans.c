#include <bench.h>
#include <nibble/bitscan.h>

enum { COUNT = 1024 };
static uint64_t low[COUNT], high[COUNT], any[COUNT];
uint64_t nothing; /* 0, but the compiler cannot know */

/* All words, independent of each other. */
static inline void scan_all(unsigned way(uint64_t),
                            const uint64_t *words)
{
    for (size_t i = 0; i < COUNT; i++)
        bench_keep(way(words[i]));
}

/* Each word waits for the index of the one before. */
static inline uint64_t scan_chain(unsigned way(uint64_t), uint64_t last,
                                  const uint64_t *words)
{
    const uint64_t zero = nothing;

    for (size_t i = 0; i < COUNT; i++)
        last = way(words[i] ^ (last & zero));
    return last;
}

#define WAY(way)                                                    \
    static void way##_all(void *words) { scan_all(way, words); }    \
    static uint64_t way##_chain(uint64_t last, void *words)         \
    {                                                               \
        return scan_chain(way, last, words);                        \
    }
WAY(nb_lsb_loop)
WAY(nb_lsb_search)
WAY(nb_lsb_popcount)
WAY(nb_lsb_modulo)
WAY(nb_lsb_double)
WAY(nb_lsb_fold)
WAY(nb_lsb_debruijn)
WAY(nb_lsb_separated)
WAY(nb_lsb_builtin)
WAY(nb_msb_loop)
WAY(nb_msb_search)
WAY(nb_msb_smeared)
WAY(nb_msb_double)
WAY(nb_msb_builtin)
WAY(nb_popcount_kernighan)
WAY(nb_popcount_octal)
WAY(nb_popcount_swar)
WAY(nb_popcount_builtin)
#undef WAY

#define CASES(group, way, words)                                    \
    {group, #way, BENCH_THROUGHPUT, COUNT, "scan",                  \
     way##_all, NULL, words, 5, 0},                                 \
    {group, #way, BENCH_LATENCY, COUNT, "scan",                     \
     NULL, way##_chain, words, 5, 0},
static const bench_case cases[] = {
#define WAY(way) CASES("lsb", way, low)
    WAY(nb_lsb_loop)
    WAY(nb_lsb_search)
    WAY(nb_lsb_popcount)
    WAY(nb_lsb_modulo)
    WAY(nb_lsb_double)
    WAY(nb_lsb_fold)
    WAY(nb_lsb_debruijn)
    WAY(nb_lsb_separated)
    WAY(nb_lsb_builtin)
#undef WAY
#define WAY(way) CASES("msb", way, high)
    WAY(nb_msb_loop)
    WAY(nb_msb_search)
    WAY(nb_msb_smeared)
    WAY(nb_msb_double)
    WAY(nb_msb_builtin)
#undef WAY
#define WAY(way) CASES("popcount", way, any)
    WAY(nb_popcount_kernighan)
    WAY(nb_popcount_octal)
    WAY(nb_popcount_swar)
    WAY(nb_popcount_builtin)
};

int main(int argc, char **argv)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < COUNT; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        any[i] = random ^ random >> 32;
        unsigned at = (unsigned)(random >> 58);
        low[i] = (any[i] | 1) << at;
        high[i] = (any[i] | UINT64_C(1) << 63) >> at;
    }
    return bench_main(argc, argv, "05-bit-scans", cases,
                      sizeof cases / sizeof *cases);
}
