#include "../../harness/bench.h"
#include <nibble/bitscan.h>

enum { COUNT = 1024 };

/* All words, independent of each other. */
static inline void scan_all(unsigned way(uint64_t),
                            const uint64_t *words)
{
    for (size_t i = 0; i < COUNT; i++)
        bench_keep(way(words[i]));
}

unsigned lsb(uint64_t word) { return nb_lsb(word); }
unsigned or_64(uint64_t word) { return nb_lsb_or_64(word); }
unsigned debruijn(uint64_t word) { return nb_lsb_debruijn(word); }
unsigned separated(uint64_t word) { return nb_lsb_separated(word); }
void each(uint64_t set, void visit(unsigned))
{
    for (; set != 0; set = nb_reset_lsb64(set))
        visit(nb_lsb_debruijn(set));
}
void timed(const uint64_t *words) { scan_all(nb_lsb_debruijn, words); }
unsigned msb(uint64_t word) { return nb_msb(word); }
unsigned by_lanes(uint64_t word) { return nb_popcount_swar(word); }
unsigned by_rounds(uint64_t word)
{
    return nb_popcount_kernighan(word);
}
