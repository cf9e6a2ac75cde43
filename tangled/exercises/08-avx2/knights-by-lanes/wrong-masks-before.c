#include <stdint.h>

static const uint64_t a = ~UINT64_C(0) / 255, ab = ~UINT64_C(0) / 85;

uint64_t ex_knight_attacks(uint64_t knights)
{
    const unsigned counts[4] = {10, 17, 15, 6};
    const uint64_t up[4] = {~ab, ~a, ~(a << 7), ~(ab << 6)};
    const uint64_t down[4] = {~(ab << 6), ~(a << 7), ~a, ~ab};
    uint64_t attacked = 0;

    for (unsigned lane = 0; lane < 4; lane++)
        attacked |= (knights & up[lane]) << counts[lane] |
                    (knights & down[lane]) >> counts[lane];
    return attacked;
}
