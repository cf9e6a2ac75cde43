#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void ex_maximum(uint8_t *to, const uint8_t *a, const uint8_t *b,
                size_t count);

TestSuite(maximum_hidden, .timeout = 10);

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

Test(maximum_hidden, touches_nothing_beside_the_arrays)
{
    uint8_t *to = guarded(), *a = guarded(), *b = guarded();

    for (size_t count = 1; count < 200; count++) {
        size_t end = page - (count + 1) / 2;

        ex_maximum(to, a, b, count);
        ex_maximum(to + end, a + end, b + end, count);
        ex_maximum(a + end, a + end, b + end, count);
    }
}
