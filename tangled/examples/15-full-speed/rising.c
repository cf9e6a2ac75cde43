#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* One letter for the squares of a set, another for the rest. */
static void print_rank(uint8_t set, char letter, uint8_t rest)
{
    printf("  ");
    for (unsigned file = 0; file < 8; file++)
        putchar((set >> file & 1) != 0    ? letter
                : (rest >> file & 1) != 0 ? 'p'
                                          : '.');
}

int main(int argc, char **argv)
{
    const bool aside = argc > 1 && strcmp(argv[1], "aside") == 0;
    const uint8_t sliders[8] = {0x08, 0x01, 0x40};
    const uint8_t pieces[8] = {0x08, 0x01, 0x40, 0x08, 0, 0x40};
    uint8_t arrives[8], goes_on[8], front = 0;

    for (unsigned rank = 0; rank < 8; rank++) {
        arrives[rank] = front;
        front = (uint8_t)((front & ~pieces[rank]) | sliders[rank]);
        goes_on[rank] = front;
        front = (uint8_t)(front << aside);
    }
    puts("rank  occupied  arrives   goes on");
    for (unsigned rank = 8; rank-- > 0;) {
        printf("%u   ", rank + 1);
        print_rank(sliders[rank], aside ? 'B' : 'R', pieces[rank]);
        print_rank(arrives[rank], 'x', 0);
        print_rank(goes_on[rank], 'x', 0);
        putchar('\n');
    }
    return 0;
}
