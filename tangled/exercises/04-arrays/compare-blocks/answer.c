#include <stddef.h>
#include <stdint.h>
#include <string.h>

int ex_compare(const uint8_t *a, const uint8_t *b, size_t count)
{
    size_t i = 0;

    while (count - i >= 64 && memcmp(a + i / 2, b + i / 2, 32) == 0)
        i += 64;
    for (; i < count; i++) {
        int x = a[i / 2] >> i % 2 * 4 & 15;
        int y = b[i / 2] >> i % 2 * 4 & 15;

        if (x != y)
            return x < y ? -1 : 1;
    }
    return 0;
}
