#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <stdlib.h>
#include <time.h>

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
    ex_copy(NULL, 0, NULL, 0, 0);
}

/* The source is named by one pointer, the target by another. */
static void check_within(size_t to, size_t from, size_t count)
{
    uint8_t *array = make_pattern(70, 3);

    ex_copy(array + to / 3, to - to / 3 * 2, array + from / 4,
            from - from / 4 * 2, count);
    for (size_t i = 0; i < 140; i++) {
        size_t old = i >= to && i - to < count ? i - to + from : i;
        unsigned got = array[i / 2] >> i % 2 * 4 & 15;

        cr_assert_eq(got, pattern(old, 3), "%zu from %zu to %zu: %zu",
                     count, from, to, i);
    }
    free(array);
}

Test(copy_range, ranges_may_overlap)
{
    for (size_t count = 0; count <= 90; count += 1 + count / 20)
        for (size_t from = 0; from < 40; from++)
            for (size_t to = 0; to < 40; to++)
                check_within(to, from, count);
}

static void keep_fastest(double *best, void (*call)(void))
{
    clock_t start = clock();

    call();
    double took = (double)(clock() - start) / CLOCKS_PER_SEC;
    *best = took < *best ? took : *best;
}

/* The fastest of 15 calls of each, in turns: noise meets both. */
static void race(double *slow, void (*call_slow)(void), double *fast,
                 void (*call_fast)(void))
{
    *slow = *fast = 1e9;
    for (int i = 0; i < 15; i++) {
        keep_fastest(slow, call_slow);
        keep_fastest(fast, call_fast);
    }
}

enum { LONG = 200000 };
static uint8_t long_array[LONG / 2 + 8];
static size_t at_to, at_from;

static void by_nibbles(void)
{
    for (size_t i = 0; i < LONG; i++) {
        size_t f = at_from + i, t = at_to + i;
        unsigned n = long_array[f / 2] >> f % 2 * 4 & 15;
        unsigned other = long_array[t / 2] & (t % 2 ? 0x0Fu : 0xF0u);

        long_array[t / 2] = (uint8_t)(other | n << t % 2 * 4);
    }
}

static void by_ex_copy(void)
{
    ex_copy(long_array, at_to, long_array, at_from, LONG);
}

Test(copy_range, takes_a_third_of_the_time)
{
    for (at_to = 0; at_to < 4; at_to++)
        for (at_from = 0; at_from < 4; at_from++) {
            double slow, fast;

            race(&slow, by_nibbles, &fast, by_ex_copy);
            cr_expect(3 * fast <= slow,
                      "from %zu to %zu, too slow: %.0f us, where %.0f "
                      "are allowed",
                      at_from, at_to, fast * 1e6, slow * 1e6 / 3);
        }
}

static size_t page;

static uint8_t *guarded(void)
{
    page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *pages = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    cr_assert_neq((void *)pages, MAP_FAILED, "there is no memory");
    mprotect(pages, page, PROT_NONE);
    mprotect(pages + 2 * page, page, PROT_NONE);
    return pages + page;
}

Test(copy_range, touches_no_byte_beside_the_range)
{
    uint8_t *source = guarded(), *target = guarded();

    for (size_t count = 1; count <= 70; count++)
        for (size_t to = 0; to < 6; to++)
            for (size_t from = 0; from < 6; from++) {
                ex_copy(target - to / 2, to, source - from / 2, from,
                        count);
                ex_copy(target + page - (to + count + 1) / 2, to,
                        source + page - (from + count + 1) / 2, from,
                        count);
                ex_copy(target, to % 2, target, from, count);
                ex_copy(target + page - (to + count + 1) / 2, to,
                        target + page - (from + count + 1) / 2, from, count);
            }
}
