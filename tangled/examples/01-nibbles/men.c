#include <stdio.h>

int main(void)
{
    static const char *const kinds[] = {"pawn", "knight", "bishop",
                                        "rook", "queen",  "king"};

    puts("man      white   black");
    for (unsigned kind = 1; kind <= 6; kind++)
        printf("%-8s   0x%X     0x%X\n", kinds[kind - 1], 2 * kind,
               2 * kind + 1);
}
