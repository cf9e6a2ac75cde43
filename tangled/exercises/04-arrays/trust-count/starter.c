#include <nibble/array.h>

bool ex_trust(nb_array_count_function *count)
{
    const uint8_t rank[4] = {0x48, 0xA6, 0x6C, 0x84};

    return count(rank, 8, 6) == 2; /* the bishops */
}
