#include <bench.h>
#include <nibble/nibble.h>
#include <nibble/signed.h>

enum { COUNT = 4096 };
static uint8_t packed[COUNT / 2];
static int8_t values[COUNT];

static inline void extend_all(int impl(unsigned),
                              int8_t *restrict to,
                              const uint8_t *restrict from)
{
    for (size_t i = 0; i < COUNT / 2; i++) {
        to[2 * i] = (int8_t)impl(nb_low(from[i]));
        to[2 * i + 1] = (int8_t)impl(nb_high(from[i]));
    }
}

static void by_weights(void *to)
{
    extend_all(nb_extend_weights, to, packed);
}
static void by_xor(void *to) { extend_all(nb_extend_xor, to, packed); }
static void by_shifts(void *to)
{
    extend_all(nb_extend_shift, to, packed);
}
static void by_table(void *to)
{
    extend_all(nb_extend_table, to, packed);
}

static bench_case timed(const char *name, void (*body)(void *))
{
    return (bench_case){.group = "extend", .name = name,
                        .items = COUNT, .item = "nibble",
                        .body = body, .data = values};
}

int main(int argc, char **argv)
{
    const bench_case cases[] = {
        timed("table", by_table), timed("two shifts", by_shifts),
        timed("weights", by_weights), timed("exclusive or", by_xor)};
    uint32_t random = 0x3F;

    for (size_t i = 0; i < COUNT / 2; i++) {
        random = random * UINT32_C(1664525) + UINT32_C(1013904223);
        packed[i] = (uint8_t)(random >> 24);
    }
    return bench_main(argc, argv, "02-signed", cases, 4);
}
