#include <stdio.h>

int main(void)
{
    static const int tenths[] = {183, 186, 184, 179, 181, 188, 181};
    int now = tenths[0];

    printf("start at %d\n", now);
    for (int i = 1; i < 7; i++) {
        int step = tenths[i] - tenths[i - 1];
        unsigned nibble = (unsigned)step & 15u;

        now += nibble < 8 ? (int)nibble : (int)nibble - 16;
        printf("%+d is 0x%X, back to %d\n", step, nibble, now);
    }
}
