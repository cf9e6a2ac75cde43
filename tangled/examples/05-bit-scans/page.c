#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int page_loop(uint64_t word)
{
    int index = 0;

    while ((word >>= 1) != 0)
        index++;
    return index;
}

static int page_logarithm(uint64_t word)
{
    return (int)(log((double)word) / log(2));
}

static int page_builtin(uint64_t word)
{
    return __builtin_clz((unsigned)word);
}

/* The word becomes the fraction of a double; its exponent is read. */
static int page_double(uint32_t word)
{
    uint64_t bits = UINT64_C(0x4330000000000000) | word;
    double number;

    memcpy(&number, &bits, sizeof number);
    number -= 4503599627370496.0;
    memcpy(&bits, &number, sizeof bits);
    return (int)(bits >> 52) - 1023;
}

int main(void)
{
    printf("x & ~(x - 1)   %2d\n", (int)(18 & ~(18 - 1)));
    printf("loop           %2d\n", page_loop(18));
    printf("logarithm      %2d\n", page_logarithm(18));
    printf("double         %2d\n", page_double(18));
    printf("builtin        %2d\n", page_builtin(18));
}
