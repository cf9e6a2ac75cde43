/* Takes 32767 for the limit on both sides, but the lower is -32768. */
unsigned ex_results_that_fit(int weight, int least, int greatest);

unsigned ex_results_that_fit(int weight, int least, int greatest)
{
    int size = -least > greatest ? -least : greatest;

    return (unsigned)(32767 / (2 * weight * size));
}
