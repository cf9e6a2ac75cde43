#include <math.h>

double ex_finest_step(double least, double greatest)
{
    return fmax(-least, greatest) / 8;
}
