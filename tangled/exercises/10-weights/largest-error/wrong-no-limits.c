/* Rounds to the nearest step, although steps end at -8 and 7. */
#include <math.h>

float ex_largest_error(const float values[32], float scale)
{
    float largest = 0;

    for (unsigned i = 0; i < 32; i++) {
        float back = roundf(values[i] / scale) * scale;

        largest = fmaxf(largest, fabsf(values[i] - back));
    }
    return largest;
}
