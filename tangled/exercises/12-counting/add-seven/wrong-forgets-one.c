/* The carry of the adder that takes the seventh word is lost. */
#include <stdint.h>

static uint64_t carry(uint64_t a, uint64_t b, uint64_t c)
{
    return (a & b) | ((a ^ b) & c);
}

void ex_add_seven(uint64_t sums[3], const uint64_t words[7])
{
    const uint64_t *w = words;
    const uint64_t a = w[0] ^ w[1] ^ w[2], b = w[3] ^ w[4] ^ w[5];
    const uint64_t x = carry(w[0], w[1], w[2]);
    const uint64_t y = carry(w[3], w[4], w[5]);

    sums[0] = a ^ b ^ w[6];
    sums[1] = x ^ y; /* and those of a, b and the seventh? */
    sums[2] = x & y;
}
