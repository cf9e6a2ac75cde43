#include <stdint.h>

unsigned ex_signs(uint16_t x)
{
    return (x & 0x8888u) * 0x249 >> 12 & 15;
}
