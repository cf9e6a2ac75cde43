#include <nibble/array.h>
#include <stdio.h>

static void print_square(unsigned square)
{
    printf(" %c%u", "abcdefgh"[square % 8], square / 8 + 1);
}

static void walk32(uint32_t rank, uint32_t mask)
{
    printf("32 bits:");
    for (unsigned square = 4;
         (mask <<= 4) != 0 && (rank & mask) == 0; square++)
        print_square(square);
    putchar('\n');
}

static void walk64(uint64_t ranks, uint64_t mask)
{
    printf("64 bits:");
    for (unsigned square = 4;
         (mask <<= 4) != 0 && (ranks & mask) == 0; square++)
        print_square(square);
    putchar('\n');
}

int main(void)
{
    walk32(UINT32_C(0x00008000), UINT32_C(0x0000F000));
    walk64(UINT64_C(0x00008000), UINT64_C(0x0000F000));
}
