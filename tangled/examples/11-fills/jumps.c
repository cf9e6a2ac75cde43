#include <stdint.h>
#include <stdio.h>

static void print_squares(uint64_t set)
{
    for (unsigned square = 0; square < 64; square++)
        if ((set >> square & 1) != 0)
            printf(" %c%u", "abcdefgh"[square % 8], square / 8 + 1);
    putchar('\n');
}

static void print_set(const char *name, uint64_t set)
{
    printf("%-15s", name);
    print_squares(set);
}

static uint64_t north_fill(uint64_t fill, uint64_t free)
{
    fill |= free & fill << 8;
    free &= free << 8;
    fill |= free & fill << 16;
    free &= free << 16;
    fill |= free & fill << 32;
    return fill;
}

int main(void)
{
    const uint64_t d_file = UINT64_MAX / 255 << 3;
    const uint64_t d1 = UINT64_C(1) << 3, d4 = UINT64_C(1) << 27;
    const uint64_t empty = d_file & ~(d1 | d4);
    uint64_t fill = d1, free = empty;

    print_set("start", fill);
    print_set("free for one", free);
    fill |= free & fill << 8;
    print_set("fill", fill);
    free &= free << 8;
    print_set("free for two", free);
    fill |= free & fill << 16;
    print_set("fill", fill);
    free &= free << 16;
    print_set("free for four", free);
    print_set("fill", north_fill(d1, empty));
}
