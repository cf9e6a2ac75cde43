/*
 * The keys are reduced, but the changes that they come from are not
 * collected on the way.
 */
#include <nibble/quad.h>
#include <stdbool.h>

void ex_other(nb_quad *other, const nb_quad *quad,
              uint64_t key(const nb_quad *))
{
    uint64_t kept[64] = {0}, left;

    for (unsigned square = 0; square < 64; square++) {
        nb_quad bits = nb_quad_piece(2, square);

        left = key(&bits);
        for (unsigned bit = 64; bit-- > 0 && left != 0;)
            if ((left >> bit & 1) != 0) {
                if (kept[bit] == 0)
                    kept[bit] = left;
                left ^= kept[bit];
            }
        *other = nb_quad_xor(quad, &bits);
    }
}
