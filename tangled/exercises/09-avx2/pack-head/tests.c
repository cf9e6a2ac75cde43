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

Test(pack_head, of_the_largest_arrays_and_addresses)
{
    size_t many = (size_t)3 << 30;

    cr_assert_eq(ex_pack_head(4097, many), 126, "from 4097: %zu",
                 ex_pack_head(4097, many));
    cr_assert_eq(ex_pack_head(UINTPTR_MAX - 9, many), 20, "the end");
    cr_assert_eq(ex_pack_head(UINTPTR_MAX - 9, 7), 7, "all");
}
