/*
 * Bit 0 of the number is set wherever anybody attacks, also where two
 * do.
 */
#include <stdint.h>

void ex_add_sets(uint64_t planes[2], const uint64_t sets[3])
{
    planes[0] = sets[0] | sets[1] | sets[2];
    planes[1] = (sets[0] & sets[1]) | ((sets[0] | sets[1]) & sets[2]);
}
