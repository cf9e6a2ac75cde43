/* solved: | Honest: a large array, an array of variable length and alloca, for which the compiler calls the sanitizers. */
#include <alloca.h>
#include <stdint.h>
#include <string.h>

static unsigned ones(unsigned tens, unsigned n)
{
    unsigned sum = 0;

    for (unsigned i = 0; i < 2; i++) {
        char large[100000], *more = alloca(n % 10 + 1);
        char variable[tens + 1];

        memset(large, (int)n % 10, sizeof large);
        memset(variable, 0, sizeof variable);
        memset(more, 0, n % 10 + 1);
        sum += (unsigned)large[n] * i + (unsigned)variable[tens];
    }
    return sum;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + ones(n / 10, n);
}
