/* The plane of twos has changed before its carry is found. */
#include <stdint.h>

void ex_add_seven(uint64_t sums[3], const uint64_t words[7])
{
    sums[0] = sums[1] = sums[2] = 0;
    for (unsigned i = 0; i < 7; i++) {
        const uint64_t carry = sums[0] & words[i];
        sums[0] ^= words[i];
        sums[1] ^= carry;
        sums[2] ^= sums[1] & carry; /* too late: it has changed */
    }
}
