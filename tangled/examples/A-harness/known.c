#include <bench.c>

static uint64_t now;
static uint64_t known_clock(void) { return now += 30; }

static void work(void *data)
{
    (void)data;
    now += 3 * 4096;
}

static uint64_t follow(uint64_t last, void *data)
{
    (void)data;
    now += 12 * 4096;
    return last;
}

static void work_and_stop(void *data)
{
    unsigned *calls = data;
    now += 3 * 4096;
    if (++*calls % 500 == 0)
        now += 4000000;
}

int main(int argc, char **argv)
{
    const bench_case cases[] = {
        {"known", "3 ns", BENCH_THROUGHPUT, 4096, NULL, work, NULL, NULL},
        {"known", "12 ns", BENCH_LATENCY, 4096, NULL, NULL, follow, NULL},
        {"known", "interrupted", BENCH_THROUGHPUT, 4096, NULL,
         work_and_stop, NULL, &(unsigned){0}},
    };
    bench_clock = known_clock;
    return bench_main(argc, argv, "known", cases, 3);
}
