#include <inttypes.h>
#include <stdio.h>

static void print_sum(uint64_t x, uint64_t y)
{
    printf("%016" PRIX64 " + %016" PRIX64 " = %016" PRIX64 "\n", x, y,
           x + y);
}

int main(void)
{
    print_sum(0x22222222846CA648, 0x1111111111111111);
    print_sum(0x33333333957DB759, 0xFFFFFFFFFFFFFFFF);
}
