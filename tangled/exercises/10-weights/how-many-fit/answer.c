unsigned ex_results_that_fit(int weight, int least, int greatest)
{
    int above = 32767 / (2 * weight * greatest);
    int below = least == 0 ? above : -32768 / (2 * weight * least);

    return (unsigned)(above < below ? above : below);
}
