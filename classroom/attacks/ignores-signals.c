/* not solved: is not finished | Blocks all signals that it can, and loops. */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stddef.h>
#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    sigset_t all;

    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    for (volatile unsigned n = x;; n += y)
        continue;
}
