/*
 * Exercise 1.6, 2 stars: Thirty-two weights in sixteen bytes
 *
 * `ex_pack_weights` packs a block as Q4_0 does, but returns the scale
 * as a `float`. The scale is the weight of largest magnitude, with its
 * sign, divided by −8; the first such weight if there are several.
 * The nibble of a weight is weight / scale + 8.5, calculated in
 * `float`, with its fraction cut off, and at most 15. Byte *j* has
 * weight *j* in its low nibble and weight *j* + 16 in its high one. If
 * all weights are 0, the scale is 0 and every nibble is 8. No weight is
 * NaN or infinite; magnitudes other than 0 are from 10⁻³⁵ to
 * 10³⁰. You may include `nibble/nibble.h` and any standard header.
 * Predict: which weight other than 0 always comes back exactly, and as
 * which nibble?
 *
 * make exercise NAME=pack-weights tries it, and
 * make hint NAME=pack-weights helps.
 */
#include <stdint.h>
#include <string.h>

float ex_pack_weights(uint8_t packed[16], const float weights[32])
{
    memset(packed, 0x88, 16); /* every weight becomes 0 */
    return weights[0] / -8;
}
