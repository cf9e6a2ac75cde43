#include <nibble/quad.h>
#include <stdio.h>

static const nb_quad start = {
    {UINT64_C(0xFFFF000000000000), UINT64_C(0x2CFF00000000FF2C),
     UINT64_C(0x7600000000000076), UINT64_C(0x9900000000000099)}};

static void print_top_bits(const uint64_t plane[4])
{
    printf("top bits  ");
    for (int k = 3; k >= 0; k--)
        printf("%d", (int)(plane[k] >> 63));
    putchar('\n');
}

int main(void)
{
    uint64_t moved[4];

    for (int k = 0; k < 4; k++) {
        moved[k] = start.plane[k] << 3;
        printf("plane %d   %016llX  %016llX\n", k,
               (unsigned long long)start.plane[k],
               (unsigned long long)moved[k]);
    }
    print_top_bits(moved);
    return 0;
}
