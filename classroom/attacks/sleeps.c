/* not solved: is not finished | Waits instead of answering. */
#include <stdint.h>
#include <unistd.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    for (;;)
        sleep(x + y + 1u);
}
