#include <criterion/criterion.h>
#include <limits.h>
#include <nibble/signed.h>
#include "refusal.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

TestSuite(signed_nibbles, .timeout = 10);

static const int value[16] = {0,  1,  2,  3,  4,  5,  6,  7,
                              -8, -7, -6, -5, -4, -3, -2, -1};

Test(signed_nibbles, sign_tells_the_negative_values)
{
    for (unsigned n = 0; n < 16; n++)
        cr_expect_eq(nb_sign(n), value[n] < 0, "0x%X", n);
}

Test(signed_nibbles, weights_give_the_value)
{
    for (unsigned n = 0; n < 16; n++)
        cr_expect_eq(nb_extend_weights(n), value[n], "0x%X: %d", n,
                     nb_extend_weights(n));
}

Test(signed_nibbles, every_variant_to_extend_gives_the_value)
{
    for (unsigned n = 0; n < 16; n++) {
        const long long xor = nb_extend_xor(n);
        const long long shift = nb_extend_shift(n);
        const long long table = nb_extend_table(n);
        const long long plain = nb_extend(n);

        cr_expect_eq(xor, value[n], "xor, 0x%X", n);
        cr_expect_eq(shift, value[n], "shifts, 0x%X", n);
        cr_expect_eq(table, value[n], "table, 0x%X", n);
        cr_expect_eq(plain, value[n], "plain, 0x%X", n);
    }
}

static unsigned wrapped(int number)
{
    int remainder = number % 16; /* -15 to 15 */

    return (unsigned)(remainder < 0 ? remainder + 16 : remainder);
}

Test(signed_nibbles, neg_has_the_value_with_the_other_sign)
{
    for (unsigned n = 0; n < 16; n++) {
        cr_expect_eq(nb_neg(n), wrapped(-value[n]), "0x%X: 0x%X", n,
                     nb_neg(n));
        cr_expect_eq((n + nb_neg(n)) % 16, 0, "0x%X", n);
    }
}

Test(signed_nibbles, abs_is_the_distance_from_zero)
{
    for (unsigned n = 0; n < 16; n++)
        cr_expect_eq(nb_abs(n), (unsigned)abs(value[n]), "0x%X: 0x%X",
                     n, nb_abs(n));
}

static int clamped(int number)
{
    if (number < -8)
        return -8;
    return number > 7 ? 7 : number;
}

static void expect_narrowed(int number)
{
    int nearest = clamped(number);

    cr_assert_eq(nb_narrow(number), wrapped(number), "wraps 0x%X",
                 (unsigned)number);
    cr_assert_eq(nb_fits_signed(number), number == nearest, "fits 0x%X",
                 (unsigned)number);
    cr_assert_eq(value[nb_narrow_saturated_signed(number)], nearest,
                 "saturates 0x%X", (unsigned)number);
}

Test(signed_nibbles, narrowing_wraps_refuses_or_saturates)
{
    for (int number = -32768; number < 32768; number++)
        expect_narrowed(number);
    expect_narrowed(INT_MIN);
    expect_narrowed(INT_MIN + 1);
    expect_narrowed(INT_MAX - 1);
    expect_narrowed(INT_MAX);
}

Test(signed_nibbles, one_sum_is_right_in_both_readings)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++) {
            unsigned sum = nb_add(x, y), difference = nb_sub(x, y);

            cr_expect_eq(sum, (x + y) % 16, "0x%X, 0x%X", x, y);
            cr_expect_eq(sum, wrapped(value[x] + value[y]),
                         "0x%X, 0x%X", x, y);
            cr_expect_eq(difference, (x + 16 - y) % 16, "0x%X, 0x%X",
                         x, y);
            cr_expect_eq(difference, wrapped(value[x] - value[y]),
                         "0x%X, 0x%X", x, y);
        }
}

Test(signed_nibbles, overflow_is_leaving_the_range)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++) {
            int sum = value[x] + value[y], rest = value[x] - value[y];

            cr_expect_eq(nb_add_overflows(x, y), sum != clamped(sum),
                         "0x%X + 0x%X", x, y);
            cr_expect_eq(nb_sub_overflows(x, y), rest != clamped(rest),
                         "0x%X - 0x%X", x, y);
        }
}

Test(signed_nibbles, carry_and_borrow_leave_the_unsigned_range)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++) {
            cr_expect_eq(nb_add_carries(x, y), x + y > 15,
                         "0x%X + 0x%X", x, y);
            cr_expect_eq(nb_sub_borrows(x, y), (int)x - (int)y < 0,
                         "0x%X - 0x%X", x, y);
        }
}

Test(signed_nibbles, saturated_results_are_the_nearest)
{
    for (unsigned x = 0; x < 16; x++) {
        cr_expect_eq(value[nb_neg_saturated(x)], clamped(-value[x]),
                     "0x%X", x);
        for (unsigned y = 0; y < 16; y++) {
            cr_expect_eq(value[nb_add_saturated_signed(x, y)],
                         clamped(value[x] + value[y]), "0x%X + 0x%X",
                         x, y);
            cr_expect_eq(value[nb_sub_saturated_signed(x, y)],
                         clamped(value[x] - value[y]), "0x%X - 0x%X",
                         x, y);
        }
    }
}

static int floor_of(int number, int divisor)
{
    int quotient = -8;

    while ((quotient + 1) * divisor <= number)
        quotient++;
    return quotient;
}

Test(signed_nibbles, sar_floors_and_division_truncates)
{
    for (unsigned n = 0; n < 16; n++)
        for (unsigned k = 0; k < 4; k++) {
            int power = 1 << k;

            cr_expect_eq(value[nb_sar(n, k)], floor_of(value[n], power),
                         "0x%X by %d", n, power);
            cr_expect_eq(value[nb_div_power_signed(n, k)],
                         value[n] / power, "0x%X by %d", n, power);
        }
}

Test(signed_nibbles, average_is_the_floor_of_half_the_sum)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++)
            cr_expect_eq(value[nb_average_signed(x, y)],
                         floor_of(value[x] + value[y], 2),
                         "0x%X and 0x%X: 0x%X", x, y,
                         nb_average_signed(x, y));
}

Test(signed_nibbles, an_unsigned_average_fails_where_signs_differ)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++) {
            unsigned average = (x & y) + ((x ^ y) >> 1);
            bool same = average == nb_average_signed(x, y);

            cr_expect_eq(average, (x + y) / 2, "0x%X, 0x%X", x, y);
            cr_expect_eq(same, (value[x] < 0) == (value[y] < 0),
                         "0x%X, 0x%X", x, y);
        }
}

Test(signed_nibbles, less_is_the_order_of_the_values)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++)
            cr_expect_eq(nb_less_signed(x, y), value[x] < value[y],
                         "0x%X, 0x%X", x, y);
}

Test(signed_nibbles, debug_builds_refuse_what_is_no_nibble)
{
    static const unsigned wrong[] = {16, 17, 255, UINT_MAX};

    for (volatile int i = 0; i < 4; i++) {
        const unsigned n = wrong[i];
        EXPECT_REFUSED(nb_sign(n));
        EXPECT_REFUSED(nb_extend_weights(n));
        EXPECT_REFUSED(nb_extend_xor(n));
        EXPECT_REFUSED(nb_extend_shift(n));
        EXPECT_REFUSED(nb_extend_table(n));
        EXPECT_REFUSED(nb_extend(n));
        EXPECT_REFUSED(nb_neg(n));
        EXPECT_REFUSED(nb_abs(n));
        EXPECT_REFUSED(nb_neg_saturated(n));
        EXPECT_REFUSED(nb_sar(n, 0));
        EXPECT_REFUSED(nb_div_power_signed(n, 1));
        static unsigned (*const pairs[])(unsigned, unsigned) = {
            nb_add,
            nb_sub,
            nb_average_signed,
            nb_add_saturated_signed,
            nb_sub_saturated_signed};
        static bool (*const checks[])(unsigned, unsigned) = {
            nb_add_carries, nb_sub_borrows, nb_add_overflows, nb_sub_overflows,
            nb_less_signed};

        for (volatile size_t k = 0; k < 5; k++) {
            EXPECT_REFUSED(pairs[k](n, 0));
            EXPECT_REFUSED(pairs[k](1, n));
            EXPECT_REFUSED(pairs[k](n, n));
            EXPECT_REFUSED(checks[k](n, 0));
            EXPECT_REFUSED(checks[k](1, n));
            EXPECT_REFUSED(checks[k](n, n));
        }
    }
    EXPECT_REFUSED(nb_sar(0x8, 4));
    EXPECT_REFUSED(nb_sar(0x8, 255));
    EXPECT_REFUSED(nb_div_power_signed(0x8, 4));
    EXPECT_REFUSED(nb_div_power_signed(0x8, 255));
}
