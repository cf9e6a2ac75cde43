#include <inttypes.h>
#include <nibble/swar.h>
#include <stdio.h>

static void point_at_wrong_lanes(uint64_t x, uint64_t y)
{
    printf("  ");
    for (unsigned i = 16; i-- > 0;) {
        unsigned right = (nb_lane64(x, i) + nb_lane64(y, i)) % 16;
        putchar(nb_lane64(x + y, i) == right ? ' ' : '^');
    }
    putchar('\n');
}

static void print_sum(uint64_t x, uint64_t y)
{
    printf("  %016" PRIX64 "\n+ %016" PRIX64 "\n= %016" PRIX64 "\n",
           x, y, x + y);
    point_at_wrong_lanes(x, y);
}

int main(void)
{
    const uint64_t ranks = 0x22222222846CA648;

    print_sum(ranks, 0x1111111111111111);
    print_sum(ranks, 0x11111111111111D1);
}
