/* From each half of the registers it takes the upper eight bytes. */
#include <stdint.h>

void ex_unpack_low(uint8_t to[32], const uint8_t a[32],
                   const uint8_t b[32])
{
    for (unsigned i = 0; i < 16; i++) { /* _mm256_unpackhi_epi8 */
        unsigned from = i < 8 ? i + 8 : i + 16;

        to[2 * i] = a[from];
        to[2 * i + 1] = b[from];
    }
}
