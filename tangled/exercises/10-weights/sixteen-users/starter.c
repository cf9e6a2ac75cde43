double ex_words_per_second(double bandwidth, double multiply,
                           unsigned users, unsigned threads)
{
    (void)multiply, (void)threads;
    return users * 1e9 / (7e9 / 32 * 18 / bandwidth);
}
