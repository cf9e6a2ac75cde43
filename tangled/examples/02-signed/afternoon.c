#include <nibble/signed.h>
#include <stdio.h>

static void print_step(const char *label, unsigned step)
{
    printf("%-24s 0x%X   %+d\n", label, step, nb_extend(step));
}

int main(void)
{
    const unsigned a = 0x3, b = 0xE, c = 0xB;

    print_step("from noon until now?", nb_add(nb_add(a, b), c));
    print_step("and back to noon?", nb_neg(nb_add(nb_add(a, b), c)));
    print_step("the last two, merged?", nb_add_saturated_signed(b, c));
    print_step("the last two, averaged?", nb_average_signed(b, c));
    print_step("the steeper fall?", nb_less_signed(b, c) ? b : c);
    print_step("a jump of 9?", nb_narrow_saturated_signed(9));
}
