#include <bench.h>
#include <nibble/nibble.h>
#include <nibble/signed.h>
#include <nibble/swar.h>

enum { COUNT = 4096 };
typedef struct arrays {
    uint64_t words[COUNT / 16];
    uint8_t bytes[COUNT / 2], apart[COUNT];
} arrays;
static struct { arrays x, y, to; } work;

static inline unsigned saturated(unsigned x, unsigned y)
{
    return x + y > 15 ? 15 : x + y;
}

static inline unsigned least(unsigned x, unsigned y)
{
    return x < y ? x : y;
}

#define PLAIN(to, x, y, operation)                                  \
    for (size_t i = 0; i < COUNT / 2; i++)                          \
        (to)[i] = nb_join(                                          \
            operation(nb_high((x)[i]), nb_high((y)[i])),            \
            operation(nb_low((x)[i]), nb_low((y)[i])))

#define WORDS(to, x, y, operation)                                  \
    for (size_t i = 0; i < COUNT / 16; i++)                         \
        (to)[i] = operation((x)[i], (y)[i])
#define APART(to, x, y, operation)                                  \
    for (size_t i = 0; i < COUNT; i++)                              \
        (to)[i] = (uint8_t)operation((x)[i], (y)[i])

#define LOOP(name, how, loop, member, operation)                    \
    how static void name(void *data)                                \
    {                                                               \
        const arrays *x = &work.x, *y = &work.y;                    \
        arrays *restrict to = data;                                 \
        how##_LOOP loop(to->member, x->member, y->member,           \
                        operation);                                 \
    }

#define WAYS(name, one, sixteen)                                    \
    LOOP(name##_plain, BENCH_SCALAR, PLAIN, bytes, one)             \
    LOOP(name##_vectors, BENCH_VECTORISED, PLAIN, bytes, one)       \
    LOOP(name##_swar, BENCH_SCALAR, WORDS, words, sixteen)          \
    LOOP(name##_both, BENCH_VECTORISED, WORDS, words, sixteen)      \
    LOOP(name##_apart, BENCH_VECTORISED, APART, apart, one)

WAYS(add, nb_add, nb_add64)
WAYS(saturated, saturated, nb_add_saturated64)
WAYS(least, least, nb_min64)

#define TOTAL(name, how, count, item)                               \
    how static void name(void *data)                                \
    {                                                               \
        const arrays *x = data;                                     \
        unsigned total = 0;                                         \
        how##_LOOP for (size_t i = 0; i < (count); i++)             \
            total += (item);                                        \
        bench_keep(total);                                          \
    }

#define BOTH_OF(byte) nb_high(byte) + nb_low(byte)
TOTAL(sum_plain, BENCH_SCALAR, COUNT / 2, BOTH_OF(x->bytes[i]))
TOTAL(sum_vectors, BENCH_VECTORISED, COUNT / 2, BOTH_OF(x->bytes[i]))
TOTAL(sum_swar, BENCH_SCALAR, COUNT / 16, nb_sum64(x->words[i]))

static void fill(arrays *a, uint64_t random)
{
    for (unsigned i = 0; i < COUNT / 16; i++) {
        random = random * UINT64_C(6364136223846793005) + 1;
        a->words[i] = random ^ random >> 32;
        for (unsigned k = 0; k < 16; k++)
            a->apart[16 * i + k] = (uint8_t)nb_lane64(a->words[i], k);
    }
    for (unsigned i = 0; i < COUNT / 2; i++)
        a->bytes[i] = nb_join(a->apart[2 * i + 1], a->apart[2 * i]);
}

#define TIMED(of, named, function, with)                            \
    {.group = of, .name = named, .kind = BENCH_THROUGHPUT,          \
     .items = COUNT, .item = "nibble", .body = function,            \
     .data = &work.with}
#define FIVE(of, name)                                              \
    TIMED(of, "plain", name##_plain, to),                           \
    TIMED(of, "plain, in vectors", name##_vectors, to),             \
    TIMED(of, "SWAR", name##_swar, to),                             \
    TIMED(of, "SWAR, in vectors", name##_both, to),                 \
    TIMED(of, "a byte each, in vectors", name##_apart, to)

int main(int argc, char **argv)
{
    static const bench_case cases[] = {
        FIVE("add", add), FIVE("saturated", saturated),
        FIVE("min", least), TIMED("sum", "plain", sum_plain, x),
        TIMED("sum", "plain, in vectors", sum_vectors, x),
        TIMED("sum", "SWAR", sum_swar, x),
    };

    fill(&work.x, 0x846CA648);
    fill(&work.y, 0x957DB759);
    return bench_main(argc, argv, "03-swar", cases,
                      sizeof cases / sizeof cases[0]);
}
