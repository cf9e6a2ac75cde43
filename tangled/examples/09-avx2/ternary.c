#include <stdio.h>

int main(void)
{
    const unsigned a = 0xF0, b = 0xCC, c = 0xAA;

    printf("a & b & c          0x%02X\n", a & b & c);
    printf("a | (b ^ c)        0x%02X\n", a | (b ^ c));
    printf("~(a | b)           0x%02X\n", ~(a | b) & 0xFF);
    printf("c ? b : a          0x%02X\n", (c & b) | (~c & a));
    return 0;
}
