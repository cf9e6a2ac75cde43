#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count);

TestSuite(copy_range, .timeout = 20);

static unsigned pattern(size_t i, unsigned start)
{
    return (unsigned)(i * 7 + i / 16 + start) % 16;
}

static uint8_t *make_pattern(size_t bytes, unsigned start)
{
    uint8_t *array = malloc(bytes + (bytes == 0));

    for (size_t i = 0; i < bytes; i++)
        array[i] = (uint8_t)(pattern(2 * i, start) |
                             pattern(2 * i + 1, start) << 4);
    return array;
}

static void check_copy(size_t to, size_t from, size_t count)
{
    size_t size = (to + count + 1) / 2;
    uint8_t *target = make_pattern(size, 5);
    uint8_t *source = make_pattern((from + count + 1) / 2, 0);

    ex_copy(target, to, source, from, count);
    for (size_t i = 0; i < 2 * size; i++) {
        unsigned got = target[i / 2] >> i % 2 * 4 & 15;
        unsigned want = i >= to && i - to < count
                            ? pattern(i - to + from, 0)
                            : pattern(i, 5);
        cr_assert_eq(got, want, "%zu from %zu to %zu: 0x%X at %zu",
                     count, from, to, got, i);
    }
    free(source);
    free(target);
}

Test(copy_range, copies_the_range_and_nothing_else)
{
    for (size_t count = 0; count <= 70; count++)
        for (size_t from = 0; from < 5; from++)
            for (size_t to = 0; to < 5; to++)
                check_copy(to, from, count);
}
