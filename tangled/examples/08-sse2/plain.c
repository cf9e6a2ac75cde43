#include <nibble/convert.h>

void unpack_run(uint8_t *restrict to, const uint8_t *restrict from)
{
    for (int i = 0; i < 32; i++) {
        to[2 * i] = from[i] & 15;
        to[2 * i + 1] = from[i] >> 4;
    }
}

void pack_run(uint8_t *restrict to, const uint8_t *restrict from)
{
    for (int i = 0; i < 32; i++)
        to[i] =
            (uint8_t)((from[2 * i] & 15) | (from[2 * i + 1] & 15) << 4);
}

void plain_sets(uint64_t *restrict sets, const nb_quad *restrict quad)
{
    nb_quad_to_sets_plain(sets, quad);
}
