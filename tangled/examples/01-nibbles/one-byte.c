#include <stdio.h>

int main(void)
{
    const unsigned byte = 0x3F;

    printf("as a character   %c\n", (int)byte);
    printf("as a number      %u\n", byte);
    printf("as a square      %c%u\n", "abcdefgh"[byte % 8],
           byte / 8 + 1);
    printf("as two nibbles   %u and %u\n", byte / 16, byte % 16);
}
