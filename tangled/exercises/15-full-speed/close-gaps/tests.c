#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_close_gaps(uint64_t bytes, uint64_t stay);

TestSuite(close_gaps, .timeout = 10);

static uint64_t spread(unsigned set)
{
    uint64_t bytes = 0;

    for (unsigned i = 0; i < 8; i++)
        bytes |= (uint64_t)(set >> i & 1) * 255 << 8 * i;
    return bytes;
}

static uint64_t append(uint64_t bytes, unsigned set)
{
    uint64_t all = 0;
    unsigned at = 0;

    for (unsigned i = 0; i < 8; i++)
        if ((set >> i & 1) != 0)
            all |= (bytes >> 8 * i & 255) << 8 * at++;
    return all;
}

static void expect_in_front(uint64_t bytes, unsigned set)
{
    const uint64_t got = ex_close_gaps(bytes, spread(set));

    cr_assert_eq(got, append(bytes, set),
                 "0x%016jX, of which 0x%016jX stay: 0x%016jX, not "
                 "0x%016jX",
                 (uintmax_t)bytes, (uintmax_t)spread(set),
                 (uintmax_t)got, (uintmax_t)append(bytes, set));
}

Test(close_gaps, lists_the_bytes_that_stay)
{
    for (unsigned set = 0; set < 256; set++)
        expect_in_front(UINT64_C(0x0706050403020100), set);
}

Test(close_gaps, brings_any_byte_to_the_front)
{
    uint64_t word = 0x3F;

    for (unsigned n = 0; n < 256 * 200; n++) {
        word = word * UINT64_C(6364136223846793005) +
               UINT64_C(1442695040888963407);
        expect_in_front(word ^ word >> 32, n % 256);
    }
}

Test(close_gaps, keeps_a_byte_of_zero)
{
    for (unsigned set = 0; set < 256; set++)
        for (unsigned other = 0; other < 256; other++)
            expect_in_front(spread(other), set);
}
