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

static unsigned extend(uint32_t word, uint32_t seen, unsigned placed,
                       unsigned width, unsigned runs)
{
    const unsigned size = 1u << width;
    unsigned count = 0;

    if (placed == size)
        return works(word, width, 0) &&
               (!runs || works(word, width, 1));
    for (uint32_t bit = 0; bit < 2; bit++) {
        uint32_t next = word << 1 | bit;
        uint32_t window = UINT32_C(1) << next % size;

        if ((seen & window) == 0)
            count += extend(next, seen | window, placed + 1, width, runs);
    }
    return count;
}

unsigned ex_count_debruijn(unsigned width, unsigned runs)
{
    return extend(0, 1, width, width, runs);
}
