/* solved: | Its functions have names that C leaves to programs, and libraries use. */
#include <stdint.h>
unsigned fileno(unsigned n)
{
    return n;
}
unsigned dl_iterate_phdr(unsigned n)
{
    return n;
}
unsigned getpid(unsigned n)
{
    return n % 10;
}
unsigned end, index;
unsigned sysconf(unsigned n)
{
    return n;
}
unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);
    return n / 100 * 256 + n / 10 % 10 * 16 + getpid(n);
}
