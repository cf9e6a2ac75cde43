#include <nibble/swar.h>

uint64_t ex_add_threes(uint64_t x, uint64_t y)
{
    const uint64_t bottoms = ~UINT64_C(0) / 2 / 7;

    return nb_add_fields(x, y, bottoms << 2);
}
