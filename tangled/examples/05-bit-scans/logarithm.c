#include <math.h>
#include <stdint.h>
#include <stdio.h>

static double by_quotient(double number)
{
    return log(number) / log(2);
}

static unsigned fails(double logarithm(double))
{
    for (unsigned k = 1; k < 64; k++) {
        uint64_t power = UINT64_C(1) << k;

        if ((unsigned)logarithm((double)power) != k)
            return 0; /* even the power is wrong */
        if ((unsigned)logarithm((double)(power - 1)) != k - 1)
            return k;
    }
    return 64;
}

int main(void)
{
    printf("log(v) / log(2) fails at 2^%u - 1\n", fails(by_quotient));
    printf("log2(v)         fails at 2^%u - 1\n", fails(log2));
}
