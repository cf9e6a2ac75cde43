#include <nibble/swar.h>
#include <stdio.h>

static void print_pixel(const char *what, uint64_t pixel)
{
    printf("%-18s  red %2u  green %2u  blue %2u\n", what,
           (unsigned)(pixel >> 11), (unsigned)(pixel >> 5 & 63),
           (unsigned)(pixel & 31));
}

int main(void)
{
    const uint64_t every = ~UINT64_C(0) / 0xFFFF, bottoms = 0x0821;
    const uint64_t orange = 0xFD20, blue = 0x001F;
    const uint64_t four = nb_average_fields64(
        orange * every, blue * every, bottoms * every);

    print_pixel("orange", orange);
    print_pixel("blue", blue);
    print_pixel("(x + y) / 2", (orange + blue) / 2);
    print_pixel("by fields", four & 0xFFFF);
    print_pixel("the fourth of four", four >> 48);
}
