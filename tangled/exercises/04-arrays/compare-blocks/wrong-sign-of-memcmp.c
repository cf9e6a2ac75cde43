/* In the first byte that differs the high nibble weighs more, but the
   low one comes first. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

int ex_compare(const uint8_t *a, const uint8_t *b, size_t count)
{
    int order = count < 2 ? 0 : memcmp(a, b, count / 2);

    if (order == 0 && count % 2 != 0)
        order = (a[count / 2] & 15) - (b[count / 2] & 15);
    return (order > 0) - (order < 0);
}
