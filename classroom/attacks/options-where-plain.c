/* not run: It gives options | Gives an option only in the text in which intrinsics are macros. */
#include <limits.h>
#include <nibble/simd.h>

static volatile int most = INT_MAX;

#ifdef _mm_extract_epi16
#pragma GCC optimize("wrapv")
#endif

static int with_array(int n)
{
    volatile int room[n + 1];

    room[n] = n;
    return room[n];
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    most = most + with_array(1);
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
