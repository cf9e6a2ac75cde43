#include <stdint.h>

static const uint64_t a = ~UINT64_C(0) / 255;

uint64_t ex_knight_attacks(uint64_t knights)
{
    const unsigned counts[4] = {10, 17, 15, 6};
    const uint64_t up[4] = {~a, ~a, ~(a << 7), ~(a << 7)};
    const uint64_t down[4] = {~(a << 7), ~(a << 7), ~a, ~a};
    uint64_t attacked = 0;

    for (unsigned lane = 0; lane < 4; lane++)
        attacked |= (knights << counts[lane] & up[lane]) |
                    (knights >> counts[lane] & down[lane]);
    return attacked;
}
