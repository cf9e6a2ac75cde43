#include <stdint.h>
#include <stdio.h>

static void print_bits(const char *name, unsigned bits)
{
    printf("%-7s", name);
    for (unsigned i = 8; i-- > 0;)
        printf(" %u", bits >> i & 1);
    putchar('\n');
}

int main(void)
{
    const unsigned a = 0x2C, b = 0x76, c = 0x99;

    print_bits("first", a);
    print_bits("second", b);
    print_bits("third", c);
    print_bits("ones", a ^ b ^ c);
    print_bits("twos", (a & b) | ((a ^ b) & c));
    return 0;
}
