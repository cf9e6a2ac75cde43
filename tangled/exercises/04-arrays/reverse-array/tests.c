#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <time.h>

void ex_reverse(uint8_t *array, size_t count);

TestSuite(reverse_array, .timeout = 10);

enum { MAX_COUNT = 10010 };
static uint8_t array[MAX_COUNT / 2];

static unsigned made(size_t i)
{
    unsigned byte = (unsigned)(i / 2 * 0x1D + i / 300 + 0x35) & 0xFF;

    return i % 2 == 0 ? byte % 16 : byte / 16;
}

static void check_reverse(size_t count)
{
    for (size_t i = 0; i < MAX_COUNT; i += 2)
        array[i / 2] = (uint8_t)(made(i) | made(i + 1) << 4);
    ex_reverse(array, count);
    for (size_t i = 0; i < MAX_COUNT; i++) {
        unsigned want = made(i < count ? count - 1 - i : i);
        unsigned got = array[i / 2] >> i % 2 * 4 & 15;

        cr_assert_eq(got, want, "%zu nibbles: 0x%X at %zu, not 0x%X",
                     count, got, i, want);
    }
}

Test(reverse_array, the_first_becomes_the_last)
{
    for (size_t count = 0; count <= 300; count++)
        check_reverse(count);
    for (size_t count = 9996; count <= 10003; count++)
        check_reverse(count);
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

static size_t how_many;

static void put(size_t i, unsigned nibble)
{
    unsigned other = array[i / 2] & (i % 2 ? 0x0Fu : 0xF0u);

    array[i / 2] = (uint8_t)(other | nibble << i % 2 * 4);
}

static void by_nibbles(void)
{
    for (int round = 0; round < 20; round++)
        for (size_t i = 0, k = how_many - 1; i < k; i++, k--) {
            unsigned first = array[i / 2] >> i % 2 * 4 & 15;

            put(i, array[k / 2] >> k % 2 * 4 & 15);
            put(k, first);
        }
}

static void by_ex_reverse(void)
{
    for (int round = 0; round < 20; round++)
        ex_reverse(array, how_many);
}

Test(reverse_array, takes_less_time_than_one_pair_after_the_other)
{
    for (how_many = 10000; how_many <= 10001; how_many++) {
        const int fifths = how_many % 2 ? 4 : 2;
        double slow, fast;

        race(&slow, by_nibbles, &fast, by_ex_reverse);
        cr_expect(5 * fast <= fifths * slow,
                  "%zu nibbles, too slow: %.0f us, where %.0f are "
                  "allowed",
                  how_many, fast * 1e6, slow * fifths * 1e6 / 5);
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

Test(reverse_array, touches_nothing_beside_the_array)
{
    uint8_t *buffer = guarded();

    for (size_t count = 0; count < 300; count++) {
        ex_reverse(buffer, count);
        ex_reverse(buffer + page - (count + 1) / 2, count);
    }
}
