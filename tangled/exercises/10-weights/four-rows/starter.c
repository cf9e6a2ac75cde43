#include <stdint.h>

#define LANES UINT64_C(0x0001000100010001)

void ex_four_rows(int32_t dots[4], const uint64_t words[8],
                  const int8_t y[32])
{
    uint64_t sums = 0;

    for (unsigned i = 0; i < 32; i++) {
        unsigned at = 8 * (i % 2) + 4 * (i / 16);
        uint64_t nibbles = words[i % 16 / 2] >> at & LANES * 15;

        sums += nibbles * (uint64_t)y[i];
    }
    for (unsigned row = 0; row < 4; row++)
        dots[row] = (int16_t)(sums >> 16 * row);
}
