#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_lsb32(uint32_t word);

TestSuite(lsb32, .timeout = 10);

Test(lsb32, of_zero_is_32)
{
    cr_assert_eq(ex_lsb32(0), 32, "%u", ex_lsb32(0));
}

Test(lsb32, finds_every_bit_under_any_noise)
{
    uint32_t random = 0x3F;

    for (unsigned i = 0; i < 32000; i++) {
        unsigned at = i % 32;
        uint32_t noise = i < 32 ? 0 : i < 64 ? UINT32_MAX : random;
        uint32_t word = (noise | 1) << at;

        cr_assert_eq(ex_lsb32(word), at, "0x%X: %u, not %u", word,
                     ex_lsb32(word), at);
        random = random * UINT32_C(1664525) + UINT32_C(1013904223);
    }
}
