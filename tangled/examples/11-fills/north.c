#include <inttypes.h>
#include <stdio.h>

static uint64_t north_attacks(uint64_t rooks, uint64_t empty)
{
    uint64_t fill = rooks;

    for (unsigned step = 0; step < 7; step++)
        fill |= fill << 8 & empty;
    return fill << 8;
}

static void print_squares(uint64_t set)
{
    for (unsigned square = 0; square < 64; square++)
        if ((set >> square & 1) != 0)
            printf(" %c%u", "abcdefgh"[square % 8], square / 8 + 1);
    putchar('\n');
}

static void print_set(const char *name, uint64_t set)
{
    printf("%-8s  0x%08" PRIX64 " ", name, set);
    print_squares(set);
}

int main(void)
{
    const uint64_t d1 = UINT64_C(1) << 3, d4 = UINT64_C(1) << 27;
    const uint64_t empty = ~(d1 | d4);
    uint64_t fill = d1;

    print_set("start", fill);
    for (unsigned step = 1; step <= 3; step++) {
        char name[16];

        fill |= fill << 8 & empty;
        snprintf(name, sizeof name, "step %u", step);
        print_set(name, fill);
    }
    print_set("attacks", north_attacks(d1, empty));
}
