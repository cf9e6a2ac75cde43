#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void ex_sort(uint8_t *array, size_t count);

TestSuite(sort_nibbles, .timeout = 3);

static uint8_t array[2000002];
static size_t counts[16];

static void fill(size_t count, unsigned values)
{
    uint32_t seed = 0x3F + values;

    for (unsigned n = 0; n < 16; n++)
        counts[n] = 0;
    for (size_t i = 0; i < count + 2; i++) {
        seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
        unsigned n = i < count ? 15 - (seed >> 24) % values : 6;
        unsigned kept = array[i / 2] & (i % 2 ? 0x0Fu : 0xF0u);
        array[i / 2] = (uint8_t)(kept | n << i % 2 * 4);
        counts[n] += i < count;
    }
}

static void check_sort(size_t count, unsigned values)
{
    fill(count, values);
    ex_sort(array, count);

    size_t i = 0;
    for (unsigned n = 0; n < 16; n++)
        for (size_t end = i + counts[n]; i < end; i++) {
            unsigned got = array[i / 2] >> i % 2 * 4 & 15;
            cr_assert_eq(got, n, "%zu nibbles: 0x%X at %zu, not 0x%X",
                         count, got, i, n);
        }
    for (; i < count + 2; i++)
        cr_assert_eq(array[i / 2] >> i % 2 * 4 & 15, 6,
                     "%zu nibbles: what is behind them", count);
}

Test(sort_nibbles, sorts_short_arrays)
{
    for (size_t count = 0; count <= 200; count++)
        for (unsigned values = 1; values <= 16; values++)
            check_sort(count, values);
}

Test(sort_nibbles, sorts_millions)
{
    check_sort(1000001, 16);
    check_sort(4000001, 16);
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

Test(sort_nibbles, touches_nothing_beside_the_array)
{
    uint8_t *buffer = guarded();

    for (size_t i = 0; i < page; i++)
        buffer[i] = (uint8_t)(i * 0x1D + i / 256);
    for (size_t count = 0; count < 300; count++) {
        ex_sort(buffer, count);
        ex_sort(buffer + page - (count + 1) / 2, count);
    }
}
