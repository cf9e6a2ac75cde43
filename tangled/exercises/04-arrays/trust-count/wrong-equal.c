/* In an array of equal nibbles, none can be taken for another. */
#include <nibble/array.h>

static uint8_t array[256];

static bool agrees(nb_array_count_function *count, size_t length,
                   unsigned nibble)
{
    size_t found = 0;

    for (size_t at = 0; at < length; at++)
        found += nb_array_get(array, at) == nibble;
    return count(array, length, nibble) == found;
}

static void make_equal(unsigned nibble)
{
    memset(array, (int)(17 * nibble), 256);
}

bool ex_trust(nb_array_count_function *count)
{
    for (size_t length = 0; length <= 512; length++) {
        make_equal(length % 16);
        if (!agrees(count, length, length % 16))
            return false;
    }
    return true;
}
