#include <nibble/bitscan.h>
#include <stdio.h>

static void show(const char *name, uint64_t of_18, uint64_t of_0)
{
    printf("%-18s ", name);
    for (int i = 8; i-- > 0;)
        putchar('0' + (int)(of_18 >> i & 1));
    printf("   ");
    for (int i = 8; i-- > 0;)
        putchar('0' + (int)(of_0 >> i & 1));
    putchar('\n');
}

#define SHOW(f) show(#f, f(18), f(0))

int main(void)
{
    show("x", 18, 0);
    show("x - 1", 18 - 1, UINT64_MAX);
    show("-x", 0 - UINT64_C(18), 0);
    SHOW(nb_isolate_lsb64);
    SHOW(nb_reset_lsb64);
    SHOW(nb_below_lsb64);
    SHOW(nb_up_to_lsb64);
    SHOW(nb_above_lsb64);
    SHOW(nb_smear_up64);
    SHOW(nb_smear_down64);
    SHOW(nb_isolate_msb64);
}
