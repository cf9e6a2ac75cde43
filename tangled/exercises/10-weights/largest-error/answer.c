#include <math.h>

static float error_of(float value, float scale)
{
    float least = INFINITY;

    for (int n = 0; n < 16; n++)
        least = fminf(least, fabsf(value - (float)(n - 8) * scale));
    return least;
}

float ex_largest_error(const float values[32], float scale)
{
    float largest = 0;

    for (unsigned i = 0; i < 32; i++)
        largest = fmaxf(largest, error_of(values[i], scale));
    return largest;
}
