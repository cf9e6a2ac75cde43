#include <bench.h>
#include <nibble/nibble.h>
#include <nibble/signed.h>
#include <nibble/swar.h>
#ifdef __x86_64__
#include <emmintrin.h>
#endif

enum { COUNT = 4096 };
typedef struct arrays {
    uint64_t words[COUNT / 16];
    uint8_t bytes[COUNT / 2], apart[COUNT];
} arrays;
static struct { arrays x, y, to; } work;

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

#define IMPLS(name, one, sixteen)                                    \
    LOOP(name##_plain, BENCH_SCALAR, PLAIN, bytes, one)             \
    LOOP(name##_vectors, BENCH_VECTORISED, PLAIN, bytes, one)       \
    LOOP(name##_swar, BENCH_SCALAR, WORDS, words, sixteen)          \
    LOOP(name##_both, BENCH_VECTORISED, WORDS, words, sixteen)      \
    LOOP(name##_apart, BENCH_VECTORISED, APART, apart, one)

IMPLS(add, nb_add, nb_add64)
IMPLS(least, least, nb_min64)

#define TOTAL(name, how, count, item)                               \
    how static void name(void *data)                                \
    {                                                               \
        const arrays *x = data;                                     \
        unsigned total = 0;                                         \
        how##_LOOP for (size_t i = 0; i < (count); i++)             \
            total += (item);                                        \
        bench_sink(total);                                          \
    }

#define BOTH_OF(byte) nb_high(byte) + nb_low(byte)
TOTAL(sum_plain, BENCH_SCALAR, COUNT / 2, BOTH_OF(x->bytes[i]))
TOTAL(sum_vectors, BENCH_VECTORISED, COUNT / 2, BOTH_OF(x->bytes[i]))
TOTAL(sum_swar, BENCH_SCALAR, COUNT / 16, nb_sum64(x->words[i]))

#define CHAIN(name, how, operation)                                 \
    how static uint64_t name(uint64_t last, void *data)             \
    {                                                               \
        const arrays *x = &work.x, *y = data;                       \
        for (size_t i = 0; i < COUNT / 16; i++)                     \
            last = operation(last ^ x->words[i], y->words[i]);      \
        return last;                                                \
    }

#define LANE_BY_LANE(name, one)                                     \
    BENCH_SCALAR static uint64_t name(uint64_t x, uint64_t y)       \
    {                                                               \
        uint64_t result = 0;                                        \
        BENCH_SCALAR_LOOP for (unsigned i = 0; i < 64; i += 4)      \
            result |= (uint64_t)one(x >> i & 15, y >> i & 15) << i; \
        return result;                                              \
    }

static inline unsigned sum(uint64_t x, uint64_t y)
{
    return (unsigned)(x + y) & 15;
}
static inline unsigned lesser(uint64_t x, uint64_t y)
{
    return (unsigned)(x < y ? x : y);
}

LANE_BY_LANE(add_lanes, sum)
LANE_BY_LANE(least_lanes, lesser)
CHAIN(add_word_plain, BENCH_SCALAR, add_lanes)
CHAIN(least_word_plain, BENCH_SCALAR, least_lanes)
CHAIN(add_word_swar, BENCH_SCALAR, nb_add64)
CHAIN(least_word_swar, BENCH_SCALAR, nb_min64)

#ifdef __x86_64__
static inline __m128i in_vector(uint64_t x)
{
    return _mm_cvtsi64_si128((long long)x);
}

/* The low nibbles of the bytes, then the high ones, and back. */
#define BY_VECTOR(name, operation)                                  \
    static inline uint64_t name(uint64_t x, uint64_t y)             \
    {                                                               \
        const __m128i low = _mm_set1_epi8(15);                      \
        const __m128i a = in_vector(x), b = in_vector(y);           \
        __m128i lows = operation(_mm_and_si128(low, a),             \
                                 _mm_and_si128(low, b));            \
        __m128i highs = operation(_mm_andnot_si128(low, a),         \
                                  _mm_andnot_si128(low, b));        \
        lows = _mm_or_si128(_mm_and_si128(low, lows),               \
                            _mm_andnot_si128(low, highs));          \
        return (uint64_t)_mm_cvtsi128_si64(lows);                   \
    }

BY_VECTOR(add_vector, _mm_add_epi8)
BY_VECTOR(least_vector, _mm_min_epu8)
CHAIN(add_word_vector, BENCH_SCALAR, add_vector)
CHAIN(least_word_vector, BENCH_SCALAR, least_vector)
#endif

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
#define CHAINED(named, function)                                    \
    {.group = "one word", .name = named, .kind = BENCH_LATENCY,     \
     .items = COUNT / 16, .item = "word", .chain = function,        \
     .data = &work.y}

int main(int argc, char **argv)
{
    static const bench_case cases[] = {
        FIVE("add", add), FIVE("min", least),
        TIMED("sum", "plain", sum_plain, x),
        TIMED("sum", "plain, in vectors", sum_vectors, x),
        TIMED("sum", "SWAR", sum_swar, x),
        CHAINED("add, lane by lane", add_word_plain),
        CHAINED("add, SWAR", add_word_swar),
        CHAINED("min, lane by lane", least_word_plain),
        CHAINED("min, SWAR", least_word_swar),
        #ifdef __x86_64__
        CHAINED("add, by a vector register", add_word_vector),
        CHAINED("min, by a vector register", least_word_vector),
        #endif
    };

    fill(&work.x, 0x846CA648);
    fill(&work.y, 0x957DB759);
    return bench_main(argc, argv, "03-swar", cases,
                      sizeof cases / sizeof cases[0]);
}
