#include <stdint.h>

uint64_t ex_matrix(const uint8_t from[8])
{
    (void)from;
    return UINT64_C(0x0102040810204080);
}
