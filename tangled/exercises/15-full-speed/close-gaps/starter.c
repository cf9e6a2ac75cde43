#include <stdint.h>

uint64_t ex_close_gaps(uint64_t bytes, uint64_t stay)
{
    return bytes & stay;
}
