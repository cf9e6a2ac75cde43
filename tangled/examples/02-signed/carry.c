#include <nibble/signed.h>
#include <stdio.h>

int main(void)
{
    static const unsigned pairs[4][2] = {
        {0x3, 0x2}, {0xD, 0x5}, {0x7, 0x1}, {0x8, 0xD}};

    puts("  unsigned            signed");
    for (int i = 0; i < 4; i++) {
        unsigned x = pairs[i][0], y = pairs[i][1], sum = nb_add(x, y);

        printf("%2u + %2u = %2u %-7s  %+d + %+d = %+d%s\n", x, y, sum,
               nb_add_carries(x, y) ? "carry" : "", nb_extend(x),
               nb_extend(y), nb_extend(sum),
               nb_add_overflows(x, y) ? " overflow" : "");
    }
}
