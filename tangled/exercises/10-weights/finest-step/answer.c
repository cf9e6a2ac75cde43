#include <math.h>

double ex_finest_step(double least, double greatest)
{
    double long_side = fmax(-least, greatest);
    double short_side = fmin(-least, greatest);

    return fmax(long_side / 8.5, short_side / 7.5);
}
