unsigned ex_results_that_fit(int weight, int least, int greatest)
{
    (void)least, (void)greatest;
    return 8 * 15 / (unsigned)weight;
}
