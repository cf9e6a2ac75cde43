/* A division rounds toward zero, and a negative byte has to be rounded
   down. */
#include <stdint.h>

int64_t ex_signed_high(uint8_t byte)
{
    return (int8_t)byte / 16;
}
