#include <nibble/array.h>
#include <stdio.h>

static void walk32(uint32_t rank, uint32_t mask)
{
    printf("32 bits:");
    while ((mask <<= 4) != 0 && (rank & mask) == 0)
        printf(" 0x%08x", (unsigned)mask);
    putchar('\n');
}

static void walk64(uint64_t ranks, uint64_t mask)
{
    printf("64 bits:");
    for (int i = 0; i < 5 && (ranks & (mask <<= 4)) == 0; i++)
        printf(" 0x%08x%08x", (unsigned)(mask >> 32), (unsigned)mask);
    putchar('\n');
}

int main(void)
{
    walk32(UINT32_C(0x00008000), UINT32_C(0x0000F000));
    walk64(UINT64_C(0x00008000), UINT64_C(0x0000F000));
}
