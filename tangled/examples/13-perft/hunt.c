#include "wrong.h"
#include <nibble/uci.h>
#include <stdio.h>

static void print_line(nb_move move, unsigned long one,
                       unsigned long other, const char *end)
{
    char text[NB_UCI_SIZE];

    nb_uci_write(text, move);
    printf("%s %lu/%lu%s", text, one, other, end);
}

/* By chapter 12; a move that it does not know counts for nothing. */
static unsigned long count_after(const nb_position *position,
                                 nb_move move, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned found = nb_generate_moves(moves, position);
    const nb_position after = nb_position_after(position, move);

    for (unsigned i = 0; i < found; i++)
        if (moves[i] == move)
            return count(nb_generate_moves, &after, depth - 1);
    return 0;
}

/* Divides by both, and returns the first move that differs. */
static nb_move hunt(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES], differs = 0;
    const unsigned found = wrong_moves(moves, position);

    for (unsigned i = 0; i < found; i++) {
        const nb_position after = nb_position_after(position, moves[i]);
        unsigned long one = count(wrong_moves, &after, depth - 1);
        unsigned long other = count_after(position, moves[i], depth);
        print_line(moves[i], one, other,
                   i % 5 == 4 || i + 1 == found ? "\n" : "   ");
        if (one != other && differs == 0)
            differs = moves[i];
    }
    return differs;
}

int main(void)
{
    const char *text = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    nb_position position;

    if (nb_position_read(&position, text, NB_UNTIL_NUL).error !=
        NB_FEN_OK)
        return 1;
    position = nb_position_after(&position, hunt(&position, 2));
    puts("");
    hunt(&position, 1);
    return 0;
}
