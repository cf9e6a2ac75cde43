#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <time.h>

int ex_compare(const uint8_t *a, const uint8_t *b, size_t count);

TestSuite(compare_blocks, .timeout = 10);

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

static uint8_t a[1000], b[1000];

static void add(uint8_t *array, size_t i, unsigned change)
{
    array[i / 2] = (uint8_t)(array[i / 2] ^ change << i % 2 * 4);
}

static int want(size_t i)
{
    int x = a[i / 2] >> i % 2 * 4 & 15, y = b[i / 2] >> i % 2 * 4 & 15;

    return (x > y) - (x < y);
}

Test(compare_blocks, the_first_difference_decides)
{
    for (size_t i = 0; i < 400; i++)
        for (unsigned change = 1; change < 16; change++) {
            for (size_t k = 0; k < 1000; k++)
                a[k] = b[k] = (uint8_t)(k * 0x1D + 0x35);
            add(a, i, change);
            add(a, i + 1, 1 + change % 15);
            add(b, i + 2, change);
            for (size_t count = i + 1; count < i + 70; count++)
                cr_assert_eq(ex_compare(a, b, count), want(i),
                             "%zu nibbles, at %zu", count, i);
            cr_assert_eq(ex_compare(a, b, i), 0, "%zu", i);
        }
    cr_expect_eq(ex_compare(NULL, NULL, 0), 0, "null pointers");
}

enum { LONG = 1000000 };
static uint8_t first[LONG / 2], second[LONG / 2];
static volatile int answer;

static void by_nibbles(void)
{
    size_t i = 0;

    while (i < LONG && (first[i / 2] >> i % 2 * 4 & 15) ==
                           (second[i / 2] >> i % 2 * 4 & 15))
        i++;
    answer = i < LONG;
}

static void by_ex_compare(void)
{
    answer = ex_compare(first, second, LONG);
}

Test(compare_blocks, takes_a_fifth_of_the_time)
{
    static const char *const what[] = {"equal", "last nibble differs"};

    for (int late = 0; late < 2; late++) {
        double slow, fast;

        second[LONG / 2 - 1] = (uint8_t)(late * 0x10);
        race(&slow, by_nibbles, &fast, by_ex_compare);
        cr_expect(5 * fast <= slow,
                  "%s, too slow: %.0f us, where %.0f are allowed",
                  what[late], fast * 1e6, slow * 1e6 / 5);
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

Test(compare_blocks, reads_nothing_beside_the_arrays)
{
    uint8_t *one = guarded(), *two = guarded();

    for (size_t count = 1; count < 700; count++) {
        size_t end = page - (count + 1) / 2;

        cr_expect_eq(ex_compare(one, two, count), 0, "%zu", count);
        cr_expect_eq(ex_compare(one + end, two + end, count), 0, "%zu",
                     count);
    }
}
