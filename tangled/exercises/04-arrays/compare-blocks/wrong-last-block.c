/* The last block is compared as a whole, also if fewer nibbles than
   that are left. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

int ex_compare(const uint8_t *a, const uint8_t *b, size_t count)
{
    for (size_t i = 0; i < count; i += 64) {
        if (memcmp(a + i / 2, b + i / 2, 32) == 0)
            continue;
        for (size_t k = i; k < i + 64; k++) {
            int x = a[k / 2] >> k % 2 * 4 & 15;
            int y = b[k / 2] >> k % 2 * 4 & 15;

            if (x != y)
                return x < y ? -1 : 1;
        }
    }
    return 0;
}
