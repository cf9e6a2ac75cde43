#include <stdint.h>

static void add(uint64_t *sum, uint64_t *carry, uint64_t x, uint64_t y,
                uint64_t z)
{
    *sum = x ^ y ^ z;
    *carry = (x & y) | ((x ^ y) & z);
}

static void add_seven(uint64_t sums[3], const uint64_t w[7])
{
    uint64_t ones[2], twos[3];

    add(&ones[0], &twos[0], w[0], w[1], w[2]);
    add(&ones[1], &twos[1], w[3], w[4], w[5]);
    add(&sums[0], &twos[2], ones[0], ones[1], w[6]);
    add(&sums[1], &sums[2], twos[0], twos[1], twos[2]);
}

void ex_add_fifteen(uint64_t sums[4], const uint64_t words[15])
{
    uint64_t a[3], b[3], carry = words[14];

    add_seven(a, words);
    add_seven(b, words + 7);
    for (unsigned k = 0; k < 3; k++)
        add(&sums[k], &carry, a[k], b[k], carry);
    sums[3] = carry;
}
