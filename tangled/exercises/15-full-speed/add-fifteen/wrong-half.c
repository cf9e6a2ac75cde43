/* The plane of twos has changed before its carry is found. */
#include <stdint.h>

void ex_add_fifteen(uint64_t sums[4], const uint64_t words[15])
{
    sums[0] = sums[1] = sums[2] = sums[3] = 0;
    for (unsigned i = 0; i < 15; i++) {
        uint64_t carry = words[i];
        for (unsigned k = 0; k < 4; k++) {
            sums[k] ^= carry;
            carry &= sums[k]; /* too late: it has changed */
        }
    }
}
