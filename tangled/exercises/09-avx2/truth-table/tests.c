#include <criterion/criterion.h>

unsigned ex_ternary_number(unsigned (*function)(unsigned a, unsigned b,
                                                unsigned c));

TestSuite(truth_table, .timeout = 10);

static unsigned table;

static unsigned look_up(unsigned a, unsigned b, unsigned c)
{
    cr_assert_leq(a | b | c, 1, "%u, %u and %u are not bits", a, b, c);
    return table >> (4 * a + 2 * b + c) & 1;
}

static unsigned choose(unsigned a, unsigned b, unsigned c)
{
    return c ? b : a;
}
Test(truth_table, has_the_number_of_every_function)
{
    for (table = 0; table < 256; table++)
        cr_assert_eq(ex_ternary_number(look_up), table, "0x%X: 0x%X",
                     table, ex_ternary_number(look_up));
}

Test(truth_table, has_the_number_of_a_choice)
{
    cr_assert_eq(ex_ternary_number(choose), 0xD8, "0x%X",
                 ex_ternary_number(choose));
}
