#include <nibble/array.h>
#include <stdio.h>

static void walk(uint64_t word, uint64_t ranks, uint64_t mask)
{
    unsigned square = 3;

    while ((mask = mask << 4 & word) != 0 && (ranks & mask) == 0) {
        square++;
        printf(" %c%u", "abcdefgh"[square % 8], square / 8 + 1);
    }
    putchar('\n');
}

int main(void)
{
    printf("32 bits:");
    walk(UINT32_MAX, 0x00008000, 0x0000F000);
    printf("64 bits:");
    walk(UINT64_MAX, 0x00008000, 0x0000F000);
}
