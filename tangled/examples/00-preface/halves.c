#include <stdio.h>

int main(void)
{
    unsigned byte = 0x3F;
    printf("high %u, low %u\n", byte / 16, byte % 16);
}
