#include <stdbool.h>
#include <stdint.h>

bool ex_tensor_fits(const uint64_t shape[4], uint64_t offset,
                    uint64_t end)
{
    uint64_t blocks = shape[0] / 32 * shape[1] * shape[2] * shape[3];

    return shape[0] % 32 == 0 && offset + 18 * blocks <= end;
}
