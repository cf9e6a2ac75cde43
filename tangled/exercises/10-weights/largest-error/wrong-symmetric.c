/* Ends the steps at -7 on the long side, where -8 can be stored. */
#include <math.h>

float ex_largest_error(const float values[32], float scale)
{
    float largest = 0;

    for (unsigned i = 0; i < 32; i++) {
        float steps = roundf(values[i] / scale);

        steps = fmaxf(-7, fminf(steps, 7));
        largest = fmaxf(largest, fabsf(values[i] - steps * scale));
    }
    return largest;
}
