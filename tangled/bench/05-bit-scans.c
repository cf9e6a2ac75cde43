#include <bench.h>
#include "scans.h"

enum { COUNT = 1024 };
static uint64_t low[COUNT], high[COUNT], any[COUNT];
uint64_t nothing; /* 0, but the compiler cannot know */

/* All words, independent of each other. */
static inline void scan_all(unsigned way(uint64_t),
                            const uint64_t *words)
{
    uint64_t sum = 0;

    BENCH_SCALAR_LOOP
    for (size_t i = 0; i < COUNT; i++)
        sum += way(words[i]);
    bench_keep(sum);
}

/* Each word waits for the index of the one before. */
static inline uint64_t scan_chain(unsigned way(uint64_t), uint64_t last,
                                  const uint64_t *words)
{
    const uint64_t zero = nothing;

    BENCH_SCALAR_LOOP
    for (size_t i = 0; i < COUNT; i++)
        last = way(words[i] ^ (last & zero));
    return last;
}

#define TIMED(way)                                                  \
    BENCH_SCALAR static void way##_all(void *words)                 \
    {                                                               \
        scan_all(way, words);                                       \
    }                                                               \
    BENCH_SCALAR static uint64_t way##_chain(uint64_t last,         \
                                             void *words)           \
    {                                                               \
        return scan_chain(way, last, words);                        \
    }
LSB_WAYS(TIMED)
MSB_WAYS(TIMED)
POPCOUNT_WAYS(TIMED)

#define CASES(group, way, words)                                    \
    {group, #way, BENCH_THROUGHPUT, COUNT, "scan",                  \
     way##_all, NULL, words, 5, 0},                                 \
    {group, #way, BENCH_LATENCY, COUNT, "scan",                     \
     NULL, way##_chain, words, 5, 0},
#define LSB(way) CASES("lsb", way, low)
#define MSB(way) CASES("msb", way, high)
#define POPCOUNT(way) CASES("popcount", way, any)
static const bench_case cases[] = {
    LSB_WAYS(LSB) MSB_WAYS(MSB) POPCOUNT_WAYS(POPCOUNT)};

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
