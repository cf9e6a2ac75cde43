/* solved: | Has a main of its own, in spite of the renaming: nobody calls it. */
#include <stdint.h>
#undef main

int main(void)
{
    return 0;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
