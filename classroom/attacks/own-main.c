/* solved: | Has a main, to try it out: that is allowed. */
#include <stdint.h>
#include <stdio.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}

int main(void)
{
    printf("%X\n", ex_bcd_add(0x58, 0x67));
    return 0;
}
