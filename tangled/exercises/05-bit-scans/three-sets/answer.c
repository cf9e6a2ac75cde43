#include <stdint.h>

void ex_add_sets(uint64_t planes[2], const uint64_t sets[3])
{
    uint64_t one = sets[0] ^ sets[1];

    planes[0] = one ^ sets[2];
    planes[1] = (sets[0] & sets[1]) | (one & sets[2]);
}
