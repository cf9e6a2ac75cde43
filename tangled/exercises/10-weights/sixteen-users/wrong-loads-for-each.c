/* Loads the weights for each user anew, but once does for all. */
#include <math.h>

double ex_words_per_second(double bandwidth, double multiply,
                           unsigned users, unsigned threads)
{
    double read = users * 18 / bandwidth;
    double work = multiply * users / threads;

    return users * 1e9 / (7e9 / 32 * fmax(read, work));
}
