#include <math.h>

double ex_words_per_second(double bandwidth, double multiply,
                           unsigned users, unsigned threads)
{
    double read = 18 / bandwidth, work = multiply * users / threads;

    return users * 1e9 / (7e9 / 32 * fmax(read, work));
}
