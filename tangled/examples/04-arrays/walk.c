#include <nibble/array.h>
#include <stdio.h>

static void print_square(unsigned square)
{
    printf(" %c%u", "abcdefgh"[square % 8], square / 8 + 1);
}

static void walk32(uint32_t ranks, uint32_t mask)
{
    unsigned square = 3;

    while ((mask <<= 4) != 0 && (ranks & mask) == 0)
        print_square(++square);
}


static void walk64(uint64_t ranks, uint64_t mask)
{
    unsigned square = 3;

    while ((mask <<= 4) != 0 && (ranks & mask) == 0)
        print_square(++square);
}

int main(void)
{
    printf("32 bits:");
    walk32(0x00008000, 0x0000F000);
    printf("\n64 bits:");
    walk64(0x00008000, 0x0000F000);
    putchar('\n');
}
