#include <bench.c>

static void write_name(void *data)
{
    static unsigned calls;
    printf("%s%s", (char *)data, ++calls % 3 == 0 ? " " : "");
}

int main(void)
{
    const bench_case cases[3] = {
        {.items = 1, .body = write_name, .data = "a"},
        {.items = 1, .body = write_name, .data = "b"},
        {.items = 1, .body = write_name, .data = "c"}};
    bench_result results[3] = {
        {.what = &cases[0]}, {.what = &cases[1]}, {.what = &cases[2]}};
    bench_plan plan = {.samples = 5, .enough = 0};
    bench_measure_group(results, 3, &plan);
    putchar('\n');
}
