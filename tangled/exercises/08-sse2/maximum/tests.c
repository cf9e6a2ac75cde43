#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void ex_maximum(uint8_t *to, const uint8_t *a, const uint8_t *b,
                size_t count);

TestSuite(maximum, .timeout = 10);

static unsigned at(const uint8_t *array, size_t i)
{
    return (unsigned)array[i / 2] >> i % 2 * 4 & 15;
}

/* The target is a, b or a third array, with bytes beside it. */
static void check_maximum(size_t count, int which)
{
    uint8_t memory[3][96], old[3][96], *to = memory[which] + 3;

    for (int k = 0; k < 3; k++)
        for (size_t i = 0; i < 96; i++)
            memory[k][i] =
                (uint8_t)((i + count) * (37 + 54 * (size_t)k));
    memcpy(old, memory, sizeof old);
    ex_maximum(to, memory[0] + 3, memory[1] + 3, count);
    for (size_t i = 6; i < 192; i++) {
        unsigned x = at(old[0], i), y = at(old[1], i);
        unsigned want = i - 6 >= count ? at(old[which], i)
                                       : x > y ? x : y;
        cr_assert_eq(at(memory[which], i), want, "%zu of %zu: 0x%X",
                     i - 6, count, at(memory[which], i));
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

Test(maximum, touches_nothing_beside_the_arrays)
{
    uint8_t *to = guarded(), *a = guarded(), *b = guarded();

    for (size_t count = 1; count < 200; count++) {
        size_t end = page - (count + 1) / 2;

        ex_maximum(to, a, b, count);
        ex_maximum(to + end, a + end, b + end, count);
        ex_maximum(a + end, a + end, b + end, count);
    }
}

Test(maximum, takes_the_greater_one_of_each_pair)
{
    for (size_t count = 0; count <= 150; count++)
        for (int which = 0; which < 3; which++)
            check_maximum(count, which);
}
