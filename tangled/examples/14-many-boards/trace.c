#include "counter.h"
#include <stdio.h>
#include <stdlib.h>

static inline nb_position position_of(const char *fen)
{
    nb_position position;

    if (nb_position_read(&position, fen, NB_UNTIL_NUL).error !=
        NB_FEN_OK)
        abort();
    return position;
}

static inline void append_fen(batch *to, const char *fen)
{
    const nb_position p = position_of(fen);

    put(to, &p.quad, p.castling >> 2 * p.side);
}

static void print_rank(uint8_t squares)
{
    printf("  ");
    for (unsigned file = 0; file < 8; file++)
        putchar((squares >> file & 1) != 0 ? '1' : '.');
}

static void show_planes(const block *b, const batch *from)
{
    puts("rank  planes 0 to 3  own  enemy  own rooks  own pawns");
    for (unsigned r = 8; r-- > 0;) {
        printf("%4u  ", r + 1);
        for (unsigned k = 0; k < 4; k++)
            printf(" %02X", from->plane[k][r]);
        printf("    %3.2X  %5.2X  %9.2X  %9.2X\n", b->own.all[r][0],
               b->enemy.all[r][0], b->own.orthogonal[r][0],
               b->own.pawns[r][0]);
    }
}

static void show_south(const block *b)
{
    set to;

    sweep_south(to, b->own.orthogonal, b->empty, 0);
    puts("rank  empty     rooks     arrives   goes on");
    for (unsigned r = 8; r-- > 0;) {
        const uint8_t empty = b->empty[r][0];
        const uint8_t rooks = b->own.orthogonal[r][0];

        printf("%u   ", r + 1);
        print_rank(empty);
        print_rank(rooks);
        print_rank(to[r][0]);
        print_rank((to[r][0] & empty) | rooks);
        putchar('\n');
    }
}

static void show_borrow(const block *b)
{
    const uint8_t rooks = b->own.orthogonal[3][0];
    const uint8_t occupied = (uint8_t)~b->empty[3][0];
    const uint8_t moved = (uint8_t)(rooks << 1);
    const uint8_t less = (uint8_t)(occupied - moved);

    printf("occupied           ");
    print_rank(occupied);
    printf("  = %3u\nrook, moved on by 1", occupied);
    print_rank(moved);
    printf("  = %3u\ndifference         ", moved);
    print_rank(less);
    printf("  = %3u\nchanged            ", less);
    print_rank(occupied ^ less);
    putchar('\n');
}

static void show_pin(const block *b)
{
    set king, rook;

    rays(king, b->own.king, b->empty, NB_EAST);
    rays(rook, b->enemy.orthogonal, b->empty, NB_WEST);
    printf("occupied       ");
    print_rank((uint8_t)~b->empty[4][0]);
    printf("\nking looks east");
    print_rank(king[4][0]);
    printf("\nrook goes west ");
    print_rank(rook[4][0]);
    printf("\nboth           ");
    print_rank(king[4][0] & rook[4][0]);
    putchar('\n');
}

static void show_counts(const block *b)
{
    looks l;

    look(&l, b);
    const unsigned kings = count_kings(&l, b)[0];
    const unsigned pawns = count_pawns(&l, b)[0];
    const unsigned knights = count_knights(&l, b)[0];
    const unsigned sliders = count_sliders(&l, b)[0];
    printf("king     %2u\npawns    %2u\n", kings, pawns);
    printf("knights  %2u\nsliders  %2u\n", knights, sliders);
    printf("sum      %2u\n", kings + pawns + knights + sliders);
}


int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    batch waiting = {.count = 0};
    block b;

    append_fen(&waiting, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
    while (waiting.count < LANES)
        append_fen(&waiting, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/"
                             "RNBQKBNR w KQkq - 0 1");
    load(&b, &waiting, NB_WHITE);
    if (strcmp(what, "planes") == 0)
        show_planes(&b, &waiting);
    if (strcmp(what, "south") == 0)
        show_south(&b);
    if (strcmp(what, "borrow") == 0)
        show_borrow(&b);
    if (strcmp(what, "pin") == 0)
        show_pin(&b);
    if (strcmp(what, "count") == 0)
        show_counts(&b);
    return 0;
}
