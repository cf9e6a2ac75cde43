/* Stores the extremes exactly, but they may be half a step off, as any
   other weight may. */
#include <math.h>

double ex_finest_step(double least, double greatest)
{
    double long_side = fmax(-least, greatest);
    double short_side = fmin(-least, greatest);

    return fmax(long_side / 8, short_side / 7);
}
