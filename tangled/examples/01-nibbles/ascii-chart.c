#include <stdio.h>

int main(void)
{
    printf("   ");
    for (int low = 0; low < 16; low++)
        printf(" %X", (unsigned)low);
    for (int high = 2; high < 8; high++) {
        printf("\n0x%d", high);
        for (int low = 0; low < 16 - high / 7; low++)
            printf(" %c", 16 * high + low);
    }
    putchar('\n');
}
