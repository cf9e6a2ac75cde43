#include <bench.c>

int main(void)
{
    const double ns[9] = {3.1, 2.9, 3.0, 3.2, 40.0, 3.0, 2.9, 3.1, 3.0};
    double sum = 0;
    for (size_t i = 0; i < 9; i++)
        sum += ns[i];
    bench_summary s = bench_summarise(ns, 9);
    printf("mean %.1f, median %.1f, from %.1f to %.1f\n",
           sum / 9, s.median, s.low, s.high);
}
