#include <stdio.h>

int main(void)
{
    const unsigned long b = 1ul << 63;

    printf("0x%lX\n", (unsigned long)((long)b & -(long)b));
}
