/* not solved: memory | Takes memory and writes to it. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void *volatile last;

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    for (;;) {
        void *block = last = malloc(1 << 24);

        if (block != NULL)
            memset(block, x + y + 1, 1 << 24);
    }
}
