#include <stdint.h>

unsigned ex_signs(uint16_t x)
{
    return x >> 3 & 1; /* of lane 0 alone */
}
