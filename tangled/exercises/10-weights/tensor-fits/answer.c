#include <stdbool.h>
#include <stdint.h>

bool ex_tensor_fits(const uint64_t shape[4], uint64_t offset,
                    uint64_t end)
{
    uint64_t left;

    if (shape[0] % 32 != 0 || offset > end)
        return false;
    left = (end - offset) / 18;
    for (unsigned i = 1; i < 4; i++)
        left /= shape[i];
    return shape[0] / 32 <= left;
}
