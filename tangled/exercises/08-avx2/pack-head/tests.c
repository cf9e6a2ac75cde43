#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>

size_t ex_pack_head(uintptr_t to, size_t count);

TestSuite(pack_head, .timeout = 10);

Test(pack_head, leads_to_a_line_or_to_the_end)
{
    for (uintptr_t to = 4096; to < 4300; to++)
        for (size_t count = 0; count < 300; count++) {
            size_t head = 0;

            while (head < count && (head % 2 || (to + head / 2) % 64))
                head++;
            cr_assert_eq(ex_pack_head(to, count), head,
                         "%zu nibbles to %zu: %zu, not %zu", count,
                         (size_t)to, ex_pack_head(to, count), head);
        }
}
