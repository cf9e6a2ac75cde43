/* The sum of offset and size can wrap around. */
#include <stdbool.h>
#include <stdint.h>

bool ex_tensor_fits(const uint64_t shape[4], uint64_t offset,
                    uint64_t end);

bool ex_tensor_fits(const uint64_t shape[4], uint64_t offset,
                    uint64_t end)
{
    uint64_t bytes = shape[0] / 32;
    const uint64_t factors[4] = {18, shape[1], shape[2], shape[3]};

    for (unsigned i = 0; i < 4; i++) {
        if (bytes > UINT64_MAX / factors[i])
            return false;
        bytes *= factors[i];
    }
    return shape[0] % 32 == 0 && offset + bytes <= end;
}
