/* Adds the two times, but blocks arrive while others are multiplied. */
double ex_words_per_second(double bandwidth, double multiply,
                           unsigned users, unsigned threads);

double ex_words_per_second(double bandwidth, double multiply,
                           unsigned users, unsigned threads)
{
    double read = 18 / bandwidth, work = multiply * users / threads;

    return users * 1e9 / (7e9 / 32 * (read + work));
}
