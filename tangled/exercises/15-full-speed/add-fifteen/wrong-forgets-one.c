/* The fifteenth word is in the ones, and what it carries is lost. */
#include <stdint.h>

static void add(uint64_t *sum, uint64_t *carry, uint64_t x, uint64_t y,
                uint64_t z)
{
    *sum = x ^ y ^ z;
    *carry = (x & y) | ((x ^ y) & z);
}

void ex_add_fifteen(uint64_t sums[4], const uint64_t words[15])
{
    uint64_t carry, lost;

    sums[0] = sums[1] = sums[2] = sums[3] = 0;
    for (unsigned i = 0; i < 14; i++) {
        carry = words[i];
        for (unsigned k = 0; k < 4; k++)
            add(&sums[k], &carry, sums[k], carry, 0);
    }
    add(&sums[0], &lost, sums[0], words[14], 0);
}
