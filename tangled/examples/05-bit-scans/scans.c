#include "../../harness/bench.h"
#include <nibble/bitscan.h>

enum { COUNT = 1024 };

/* All words, independent of each other. */
static inline void scan_all(unsigned impl(uint64_t),
                            const uint64_t *words)
{
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(impl(words[i]));
}

unsigned or_64(uint64_t word) { return nb_lsb_or_64(word); }
unsigned tests_too_late(uint64_t word)
{
    unsigned index = (unsigned)__builtin_ctzll(word);

    return index == 64 ? 99 : index;
}
unsigned by_lanes(uint64_t word) { return nb_popcount_swar(word); }
unsigned by_rounds(uint64_t word)
{
    return nb_popcount_kernighan(word);
}
unsigned debruijn(uint64_t word) { return nb_lsb_debruijn(word); }
unsigned sum_of_indices(uint64_t set)
{
    unsigned sum = 0;

    for (; set != 0; set = nb_reset_lsb(set))
        sum += nb_lsb_debruijn(set);
    return sum;
}
unsigned separated(uint64_t word) { return nb_lsb_separated(word); }
void timed(const uint64_t *words) { scan_all(nb_lsb_debruijn, words); }
unsigned msb(uint64_t word) { return nb_msb(word); }
void timed_msb(const uint64_t *words) { scan_all(nb_msb, words); }
static inline unsigned subtracted(uint64_t word)
{
    return 63 - (unsigned)__builtin_clzll(word);
}
void timed_less(const uint64_t *words) { scan_all(subtracted, words); }
