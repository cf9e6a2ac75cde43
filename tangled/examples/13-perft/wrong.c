#include "wrong.h"
#include <stdio.h>

int main(void)
{
    const char *text = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    nb_position position;

    if (nb_position_read(&position, text, NB_UNTIL_NUL).error !=
        NB_FEN_OK)
        return 1;
    puts("moves  shortcut  chapter 12");
    for (unsigned depth = 1; depth <= 4; depth++)
        printf("%5u  %8lu  %10lu\n", depth,
               count(wrong_moves, &position, depth),
               count(nb_generate_moves, &position, depth));
    return 0;
}
