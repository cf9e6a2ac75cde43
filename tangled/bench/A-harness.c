#include <bench.h>

static uint64_t mix(uint64_t x)
{
    x *= UINT64_C(0x9E3779B97F4A7C15);
    return x ^ (x >> 32);
}

static void mix_array(void *data)
{
    const uint64_t *word = data;
    uint64_t sum = 0;
    for (size_t i = 0; i < 1024; i++)
        sum += mix(word[i]);
    bench_sink(sum);
}

static void mix_and_forget(void *data)
{
    const uint64_t *word = data;
    for (size_t i = 0; i < 1024; i++)
        (void)mix(word[i]);
}

static uint64_t mix_chain(uint64_t last, void *data)
{
    (void)data;
    for (size_t i = 0; i < 1024; i++)
        last = mix(last);
    return last;
}

int main(int argc, char **argv)
{
    static uint64_t words[1024];
    for (uint64_t i = 0; i < 1024; i++)
        words[i] = mix(i + 1);
    const bench_case cases[] = {
        {.group = "mix", .name = "array", .item = "word",
         .kind = BENCH_THROUGHPUT, .items = 1024,
         .body = mix_array, .data = words},
        {.group = "mix", .name = "array, forgotten", .item = "word",
         .kind = BENCH_THROUGHPUT, .items = 1024,
         .body = mix_and_forget, .data = words},
        {.group = "mix", .name = "chain, latency", .item = "word",
         .kind = BENCH_LATENCY, .items = 1024, .chain = mix_chain},
    };
    return bench_main(argc, argv, "A-harness", cases, 3);
}
