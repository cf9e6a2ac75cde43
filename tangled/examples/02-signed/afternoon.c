#include <nibble/signed.h>
#include <stdio.h>

static void tell(const char *question, unsigned step)
{
    printf("%-24s 0x%X   %+d\n", question, step, nb_extend(step));
}

int main(void)
{
    const unsigned a = 0x3, b = 0xE, c = 0xB;

    tell("from noon until now?", nb_add(nb_add(a, b), c));
    tell("and back to noon?", nb_neg(nb_add(nb_add(a, b), c)));
    tell("the last two, merged?", nb_add_saturated_signed(b, c));
    tell("the last two, averaged?", nb_average_signed(b, c));
    tell("the steeper fall?", nb_less_signed(b, c) ? b : c);
    tell("a jump of 9?", nb_narrow_saturated_signed(9));
}
