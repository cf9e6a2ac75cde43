#include <stdint.h>
#include <stdio.h>

/* Bit i of the product: the parity of byte 7 - i and the other. */
static unsigned product(uint64_t matrix, unsigned byte)
{
    unsigned result = 0;

    for (int i = 0; i < 8; i++) {
        unsigned row = (unsigned)(matrix >> 8 * (7 - i)) & byte;

        for (int bit = 0; bit < 8; bit++)
            result ^= (row >> bit & 1) << i;
    }
    return result;
}

static void print_bits(const char *what, int which, unsigned byte)
{
    printf("%s %d  ", what, which);
    for (int bit = 7; bit >= 0; bit--)
        putchar((byte >> bit & 1) != 0 ? '1' : '.');
    printf("  %02X\n", byte);
}

int main(void)
{
    static const uint8_t planes[4] = {0x00, 0x2C, 0x76, 0x99};
    uint64_t matrix = 0;

    for (int k = 3; k >= 0; k--) {
        matrix |= (uint64_t)planes[k] << 8 * (7 - k);
        print_bits("plane", k, planes[k]);
    }
    for (int file = 0; file < 8; file++)
        print_bits("file", file, product(matrix, 1u << file));
    return 0;
}
