#include <criterion/criterion.h>
#include <nibble/quad.h>

void ex_mailbox(uint8_t mailbox[64], const nb_quad *quad);

TestSuite(swaps_in_one_register, .timeout = 10);

static void check(const nb_quad *quad)
{
    uint8_t got[65], want[64];

    memset(got, 0x77, sizeof got);
    ex_mailbox(got, quad);
    nb_quad_to_mailbox_plain(want, quad);
    for (unsigned i = 0; i < 64; i++)
        cr_assert_eq(got[i], want[i], "square %u: 0x%X, not 0x%X", i,
                     got[i], want[i]);
    cr_assert_eq(got[64], 0x77, "written past the mailbox");
}

Test(swaps_in_one_register, of_single_bits)
{
    for (unsigned square = 0; square < 64; square++)
        for (unsigned code = 1; code < 16; code++) {
            nb_quad quad = {{0, 0, 0, 0}};

            nb_quad_put(&quad, square, code);
            check(&quad);
        }
}

Test(swaps_in_one_register, of_any_boards)
{
    uint64_t random = 0x3F;

    for (unsigned round = 0; round < 400; round++) {
        nb_quad quad;

        for (unsigned k = 0; k < 4; k++) {
            random = random * UINT64_C(6364136223846793005) + 1;
            quad.plane[k] = random ^ random >> 29;
        }
        check(&quad);
    }
}
