#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

static bool all_differ(unsigned bits, unsigned modulus)
{
    bool seen[256] = {false};

    for (unsigned i = 0; i < bits; i++) {
        unsigned rest = (unsigned)((UINT64_C(1) << i) % modulus);

        if (seen[rest])
            return false;
        seen[rest] = true;
    }
    return true;
}

int main(void)
{
    for (unsigned bits = 8; bits <= 64; bits *= 2) {
        unsigned modulus = bits;

        while (!all_differ(bits, modulus))
            modulus++;
        printf("%2u bits: %u\n", bits, modulus);
    }
}
