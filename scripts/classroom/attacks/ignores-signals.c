/* not solved: took too long | Ignores all signals that it can, and loops. */
#include <signal.h>
#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    for (int i = 1; i < 32; i++)
        signal(i, SIG_IGN);
    for (volatile unsigned n = x;; n += y)
        continue;
}
