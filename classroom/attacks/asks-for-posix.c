/* solved: | Asks for what POSIX has before the header of vectors. */
#define _POSIX_C_SOURCE 200809L
#include <nibble/simd.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);
    char *text = strdup("0123456789");
    unsigned high = n / 100 * 256 + n / 10 % 10 * 16;

    n = (unsigned)(text[n % 10] - '0');
    free(text);
    return high + n;
}
