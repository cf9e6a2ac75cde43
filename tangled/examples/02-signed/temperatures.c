#include <nibble/signed.h>
#include <stdio.h>

int main(void)
{
    static const unsigned steps[] = {0x3, 0xE, 0xB};
    unsigned high = 183;
    int right = 183;

    puts("nibble   as it is    with a sign");
    for (int i = 0; i < 3; i++) {
        int step = nb_extend(steps[i]);
        high += steps[i];
        right += step;
        printf("0x%X   %+4d -> %u.%u   %+4d -> %d.%d\n", steps[i],
               (int)steps[i], high / 10, high % 10, step, right / 10,
               right % 10);
    }
}
