/* not solved: is not finished | Stops, so that nobody can end it. */
#include <signal.h>
#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    raise(SIGSTOP);
    return x + y;
}
