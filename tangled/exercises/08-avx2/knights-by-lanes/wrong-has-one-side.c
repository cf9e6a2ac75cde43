#include <stdint.h>

static const uint64_t a = ~UINT64_C(0) / 255, ab = ~UINT64_C(0) / 85;

uint64_t ex_knight_attacks(uint64_t knights)
{
    const unsigned counts[4] = {10, 17, 15, 6};
    const uint64_t kept[4] = {~ab, ~a, ~(a << 7), ~(ab << 6)};
    uint64_t attacked = 0;

    for (unsigned lane = 0; lane < 4; lane++)
        attacked |= (knights << counts[lane] & kept[lane]) |
                    (knights >> counts[lane] & kept[lane]);
    return attacked;
}
