/* A result is the sum of two products, and this counts one. */
unsigned ex_results_that_fit(int weight, int least, int greatest);

unsigned ex_results_that_fit(int weight, int least, int greatest)
{
    int above = 32767 / (weight * greatest);
    int below = least == 0 ? above : -32768 / (weight * least);

    return (unsigned)(above < below ? above : below);
}
