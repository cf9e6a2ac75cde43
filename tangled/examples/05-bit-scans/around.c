#include <nibble/bitscan.h>
#include <stdio.h>

static void print_bits(uint64_t word)
{
    printf("   ");
    for (int i = 8; i-- > 0;)
        putchar('0' + (int)(word >> i & 1));
}

static void show(const char *formula, const char *name, uint64_t of_18,
                 uint64_t of_0)
{
    printf("%-12s %-16s", formula, name);
    print_bits(of_18);
    print_bits(of_0);
    putchar('\n');
}

#define SHOW(formula, f) show(formula, #f, f(18), f(0))

int main(void)
{
    show("x", "", 18, 0);
    show("x - 1", "", 18 - 1, UINT64_MAX);
    show("-x", "", 0 - UINT64_C(18), 0);
    SHOW("x & -x", nb_isolate_lsb);
    SHOW("x & (x - 1)", nb_reset_lsb);
    SHOW("~x & (x - 1)", nb_below_lsb);
    SHOW("x ^ (x - 1)", nb_up_to_lsb);
    SHOW("x ^ -x", nb_above_lsb);
    SHOW("x | -x", nb_smear_up);
}
