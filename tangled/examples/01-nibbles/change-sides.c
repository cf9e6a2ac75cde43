#include <stdint.h>
#include <stdio.h>

static void print(char sign, uint32_t rank, const char *letters)
{
    printf("%c", sign);
    for (int at = 28; at >= 0; at -= 4)
        printf(" %X", (unsigned)(rank >> at & 15));
    printf("  ");
    for (int at = 28; at >= 0; at -= 4)
        printf(" %c", letters[rank >> at & 15]);
    putchar('\n');
}

int main(void)
{
    static const char pieces[] = " -PpNnBbRrQqKk--";
    static const char numbers[] = "0123456789ABCDEF";
    const uint32_t white = UINT32_C(0x846CA648);
    const uint32_t ones = UINT32_C(0x11111111);

    print(' ', white, pieces);
    print('+', ones, numbers);
    print('=', white + ones, pieces);
}
