#include <stdio.h>

int main(void)
{
    static const unsigned char bytes[] = {0x3F, 0x7F, 0x80, 0xA6, 0xFF};

    puts("byte   unsigned char   signed char");
    for (size_t i = 0; i < sizeof bytes; i++) {
        unsigned char u = bytes[i];
        signed char s = (signed char)u;
        printf("0x%02X  %13d  %12d\n", (unsigned)u, u >> 4, s >> 4);
    }
}
