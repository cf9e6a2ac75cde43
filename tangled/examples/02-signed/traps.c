#include <stdint.h>
#include <stdio.h>

#define SHOW(e) printf("%-24s %12lld\n", #e, (long long)(e))

int main(void)
{
    const uint8_t n = 0xD;
    const unsigned m = 0xD;

    SHOW((n << 4) >> 4);
    SHOW((int8_t)n << 4 >> 4);
    SHOW((int8_t)(n << 4) >> 4);
    SHOW(~n);
    SHOW(~n & 15);
    SHOW(-n);
    SHOW(-m);
    SHOW((n ^ 8) - 8);
    SHOW((m ^ 8) - 8);
}
