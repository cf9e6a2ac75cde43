#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count);

TestSuite(copy_range_hidden, .timeout = 20);

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

Test(copy_range_hidden, touches_no_byte_beside_the_range)
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
