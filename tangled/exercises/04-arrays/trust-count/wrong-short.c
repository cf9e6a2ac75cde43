/* A mistake that shows only in long arrays is missed. */
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

static void make_random(void)
{
    static uint32_t seed = 0x3F;

    for (size_t at = 0; at < 256; at++) {
        seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
        array[at] = (uint8_t)(seed >> 24);
    }
}

static void make_equal(unsigned nibble)
{
    memset(array, (int)(17 * nibble), 256);
}

bool ex_trust(nb_array_count_function *count)
{
    for (size_t length = 0; length <= 140; length++) {
        unsigned nibble = length % 16;

        make_random();
        if (!agrees(count, length, nibble))
            return false;
        make_equal(nibble);
        if (!agrees(count, length, nibble))
            return false;
    }
    return true;
}
