/* Keeps 8 steps below zero, but with the scale -d they are above. */
#include <math.h>

double ex_finest_step(double least, double greatest)
{
    return fmax(-least / 8.5, greatest / 7.5);
}
