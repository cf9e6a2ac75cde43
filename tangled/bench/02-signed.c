#include <bench.h>
#include <nibble/nibble.h>
#include <nibble/signed.h>

enum { COUNT = 4096 };
static struct work {
    uint8_t packed[COUNT / 2];
    int8_t values[COUNT];
} work;

static inline void extend_all(int way(unsigned), struct work *w)
{
    for (size_t i = 0; i < COUNT / 2; i++) {
        w->values[2 * i] = (int8_t)way(nb_low(w->packed[i]));
        w->values[2 * i + 1] = (int8_t)way(nb_high(w->packed[i]));
    }
}

static void by_weights(void *w) { extend_all(nb_extend_weights, w); }
static void by_xor(void *w) { extend_all(nb_extend_xor, w); }
static void by_shifts(void *w) { extend_all(nb_extend_shift, w); }
static void by_table(void *w) { extend_all(nb_extend_table, w); }

static bench_case timed(const char *name, void (*body)(void *))
{
    return (bench_case){"extend", name, BENCH_THROUGHPUT, COUNT,
                        "nibble", body, NULL, &work};
}

int main(int argc, char **argv)
{
    const bench_case cases[] = {
        timed("table", by_table), timed("two shifts", by_shifts),
        timed("weights", by_weights), timed("exclusive or", by_xor)};
    uint32_t random = 0x3F;

    for (size_t i = 0; i < COUNT / 2; i++) {
        random = random * UINT32_C(1664525) + UINT32_C(1013904223);
        work.packed[i] = (uint8_t)(random >> 24);
    }
    return bench_main(argc, argv, "02-signed", cases, 4);
}
