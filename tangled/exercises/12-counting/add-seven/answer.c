#include <stdint.h>

static uint64_t carry(uint64_t a, uint64_t b, uint64_t c)
{
    return (a & b) | ((a ^ b) & c);
}

void ex_add_seven(uint64_t sums[3], const uint64_t words[7])
{
    const uint64_t *w = words;
    const uint64_t a = w[0] ^ w[1] ^ w[2], b = w[3] ^ w[4] ^ w[5];
    const uint64_t twos[3] = {carry(w[0], w[1], w[2]),
                              carry(w[3], w[4], w[5]),
                              carry(a, b, w[6])};

    sums[0] = a ^ b ^ w[6];
    sums[1] = twos[0] ^ twos[1] ^ twos[2];
    sums[2] = carry(twos[0], twos[1], twos[2]);
}
