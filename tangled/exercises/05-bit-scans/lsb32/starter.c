#include <stdint.h>

unsigned ex_lsb32(uint32_t word)
{
    return (word & (0 - word)) * UINT32_C(0x077CB531) >> 27;
}
