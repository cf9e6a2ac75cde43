/* Every single nibble is compared, which takes too long where long
   blocks are equal. */
#include <stddef.h>
#include <stdint.h>

int ex_compare(const uint8_t *a, const uint8_t *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        int x = a[i / 2] >> i % 2 * 4 & 15;
        int y = b[i / 2] >> i % 2 * 4 & 15;

        if (x != y)
            return x < y ? -1 : 1;
    }
    return 0;
}
