#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count);

TestSuite(copy_range_hidden, .timeout = 20);

static uint8_t *guarded_end(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    mprotect(pages + page, page, PROT_NONE);
    return pages + page;
}

Test(copy_range_hidden, touches_no_byte_behind_the_range)
{
    uint8_t *source = guarded_end(), *target = guarded_end();

    for (size_t count = 0; count <= 70; count++)
        for (size_t odd = 0; odd < 4; odd++) {
            size_t from = odd % 2, to = odd / 2;

            ex_copy(target - (to + count + 1) / 2, to,
                    source - (from + count + 1) / 2, from, count);
        }
}
