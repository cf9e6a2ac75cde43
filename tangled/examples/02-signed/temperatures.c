#include <nibble/signed.h>
#include <stdio.h>

int main(void)
{
    static const unsigned steps[] = {0x3, 0xE, 0xB};
    unsigned plain = 183;
    int with_sign = 183;

    puts("nibble   as it is    with a sign");
    for (int i = 0; i < 3; i++) {
        int step = nb_extend(steps[i]);
        plain += steps[i];
        with_sign += step;
        printf("0x%X   %+4d -> %u.%u   %+4d -> %d.%d\n", steps[i],
               (int)steps[i], plain / 10, plain % 10, step,
               with_sign / 10, with_sign % 10);
    }
}
