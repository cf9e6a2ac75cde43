#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void ex_sort(uint8_t *array, size_t count);

TestSuite(sort_nibbles_hidden, .timeout = 3);

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

Test(sort_nibbles_hidden, touches_nothing_beside_the_array)
{
    uint8_t *room = guarded();

    for (size_t i = 0; i < page; i++)
        room[i] = (uint8_t)(i * 0x1D + i / 256);
    for (size_t count = 0; count < 300; count++) {
        ex_sort(room, count);
        ex_sort(room + page - (count + 1) / 2, count);
    }
}
