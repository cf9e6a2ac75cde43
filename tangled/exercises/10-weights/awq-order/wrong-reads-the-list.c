/* The list names the weight of each nibble, and not the nibble of each
   weight. */
#include <stdint.h>

unsigned ex_awq_nibble(uint32_t word, unsigned weight)
{
    static const unsigned order[8] = {0, 2, 4, 6, 1, 3, 5, 7};

    return word >> 4 * order[weight] & 15;
}
