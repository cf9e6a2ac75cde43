#include <stdio.h>

static unsigned packed_decimal(unsigned number)
{
    unsigned packed = 0;

    for (unsigned shift = 0; number != 0; shift += 4) {
        packed |= number % 10 << shift;
        number /= 10;
    }
    return packed;
}

int main(void)
{
    static const unsigned years[] = {1958, 1972, 1999, 2008};

    for (int i = 0; i < 4; i++)
        printf("%u is 0x%04X in packed decimal and 0x%04X in binary\n",
               years[i], packed_decimal(years[i]), years[i]);
    printf("0x1999 + 1 is 0x%04X, and A is no digit\n",
           packed_decimal(1999) + 1);
}
