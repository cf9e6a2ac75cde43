#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdint.h>

bool ex_tensor_fits(const uint64_t shape[4], uint64_t offset,
                    uint64_t end);

TestSuite(tensor_fits, .timeout = 10);

Test(tensor_fits, counts_blocks_to_the_last_byte)
{
    const uint64_t shape[4] = {64, 3, 2, 1};

    cr_assert(ex_tensor_fits(shape, 100, 100 + 216), "216 bytes");
    cr_assert_not(ex_tensor_fits(shape, 100, 100 + 215), "215 bytes");
    cr_assert_not(ex_tensor_fits(shape, 317, 316), "past the end");
}

Test(tensor_fits, wants_whole_blocks)
{
    const uint64_t shape[4] = {33, 1, 1, 1};

    cr_assert_not(ex_tensor_fits(shape, 0, 1000), "33 weights a row");
}

Test(tensor_fits, refuses_a_sum_that_wraps_around)
{
    const uint64_t shape[4] = {32, 1, 1, 1};

    cr_assert_not(ex_tensor_fits(shape, UINT64_MAX - 17, 1000), "sum");
}

Test(tensor_fits, refuses_a_product_that_wraps_around)
{
    const uint64_t by_two[4] = {64, UINT64_MAX / 2 + 1, 1, 1};
    const uint64_t by_bytes[4] = {32, UINT64_MAX / 18 + 1, 1, 1};
    const uint64_t three[4] = {32, 1 << 22, 1 << 21, 1 << 21};

    cr_assert_not(ex_tensor_fits(by_two, 0, 1000), "0 blocks");
    cr_assert_not(ex_tensor_fits(by_bytes, 0, 1000), "few bytes");
    cr_assert_not(ex_tensor_fits(three, 0, 1000), "2^64 blocks");
}
