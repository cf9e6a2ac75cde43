#include <stdio.h>

int main(void)
{
    puts("binary   hex   unsigned   signed");
    for (unsigned n = 0; n < 16; n++) {
        for (unsigned bit = 4; bit-- > 0;)
            putchar(n >> bit & 1 ? '1' : '0');
        printf("     0x%X  %9u  %7d\n", n, n,
               n < 8 ? (int)n : (int)n - 16);
    }
}
