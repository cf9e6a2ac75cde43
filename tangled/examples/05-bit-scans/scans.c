#include <nibble/bitscan.h>

unsigned lsb(uint64_t word) { return nb_lsb(word); }
unsigned or_64(uint64_t word) { return nb_lsb_or_64(word); }
unsigned debruijn(uint64_t word) { return nb_lsb_debruijn(word); }
unsigned separated(uint64_t word) { return nb_lsb_separated(word); }
void each(uint64_t set, void visit(unsigned))
{
    for (; set != 0; set = nb_reset_lsb64(set))
        visit(nb_lsb_debruijn(set));
}
unsigned msb(uint64_t word) { return nb_msb(word); }
unsigned by_lanes(uint64_t word) { return nb_popcount_swar(word); }
unsigned by_rounds(uint64_t word)
{
    return nb_popcount_kernighan(word);
}
