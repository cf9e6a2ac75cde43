/* Threads share the work, but they do not make memory any faster. */
#include <math.h>

double ex_words_per_second(double bandwidth, double multiply,
                           unsigned users, unsigned threads)
{
    double read = 18 / bandwidth, work = multiply * users;

    return users * 1e9 * threads / (7e9 / 32 * fmax(read, work));
}
