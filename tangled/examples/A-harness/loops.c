#include <bench.h>

BENCH_VECTORISED
void in_vectors(uint64_t *word, size_t count)
{
    BENCH_VECTORISED_LOOP
    for (size_t i = 0; i < count; i++)
        word[i] = ~word[i];
}

BENCH_SCALAR
void one_by_one(uint64_t *word)
{
    BENCH_SCALAR_LOOP
    for (size_t i = 0; i < 16; i++)
        word[i] = ~word[i];
}
