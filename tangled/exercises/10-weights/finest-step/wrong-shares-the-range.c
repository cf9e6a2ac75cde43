/* Shares the whole range among the sixteen values. But one of them is
   zero, so 8 are on one side of it and 7 on the other. */
double ex_finest_step(double least, double greatest);

double ex_finest_step(double least, double greatest)
{
    return (greatest - least) / 16;
}
