#include <stdio.h>

int main(void)
{
    printf("    0 1 2 3 4 5 6 7 8 9 A B C D E F");
    for (int code = 0x20; code < 0x7F; code++) {
        if (code % 16 == 0)
            printf("\n0x%d", code / 16);
        printf(" %c", code);
    }
    putchar('\n');
}
