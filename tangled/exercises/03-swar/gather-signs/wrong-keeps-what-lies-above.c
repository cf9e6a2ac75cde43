/* Copies that are not wanted lie above the four signs, and nothing
   removes them. */
#include <stdint.h>

unsigned ex_signs(uint16_t x)
{
    return (x & 0x8888u) * 0x249 >> 12;
}
