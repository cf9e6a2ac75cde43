/*
 * Exercise 2.6, 3 stars: Catching up
 *
 * The temperatures of chapter 1 left a question open: what if a step is
 * larger than 7? `ex_encode_steps` stores the nearest step that there
 * is, and catches up later. It writes one nibble a byte, not packed.
 * Each step is chosen so that what a decoder has then, the first value
 * plus all steps so far, is as near as it can get to the reading. After
 * a jump the decoder is behind for a while, and once the readings are
 * quiet it arrives at them *exactly*. Readings and first value may be
 * any `int`. The function returns how many of the readings a decoder
 * gets exactly. You may include `nibble/signed.h` and any standard
 * header.
 *
 * For the first value 183 and the readings 186, 200, 200, 200 the steps
 * are +3, +7, +7 and 0, and three readings are exact.
 *
 * make exercise NAME=encode-steps tries it, and
 * make hint NAME=encode-steps helps.
 */
#include <nibble/signed.h>
#include <stddef.h>

size_t ex_encode_steps(uint8_t *steps, const int *readings,
                       size_t count, int first)
{
    size_t exact = 0;

    for (size_t i = 0; i < count; i++) {
        steps[i] = (uint8_t)nb_narrow(readings[i] - first);
        exact += nb_fits_signed(readings[i] - first);
        first = readings[i];
    }
    return exact;
}
