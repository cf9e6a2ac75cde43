#include <criterion/criterion.h>
#include <nibble/signed.h>

Test(overflow, is_carry)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++) {
            int sum = nb_extend(x) + nb_extend(y);
            cr_assert_eq(x + y > 15, sum < -8 || sum > 7,
                         "%d and %d give %d", nb_extend(x),
                         nb_extend(y), sum);
        }
}
