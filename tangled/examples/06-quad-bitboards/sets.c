#include <nibble/quad.h>
#include <stdio.h>

uint64_t white_knights(const nb_quad *quad)
{
    return nb_quad_of(quad, 4);
}

static uint64_t rooks_and_queens(const nb_quad *quad)
{
    return quad->plane[3] & ~quad->plane[2];
}

static uint64_t bishops_and_queens(const nb_quad *quad)
{
    return quad->plane[1] & (quad->plane[2] | quad->plane[3]);
}

/* Put code s on square s, and print which codes are in a set. */
static void show(const char *name, uint64_t set(const nb_quad *))
{
    nb_quad quad = {{0, 0, 0, 0}};

    for (unsigned code = 0; code < 16; code++)
        nb_quad_put(&quad, code, code);
    printf("%-15s", name);
    for (unsigned code = 0; code < 16; code++)
        printf(" %c", set(&quad) >> code & 1 ? 'x' : '.');
    putchar('\n');
}

int main(void)
{
    puts("code            0 1 2 3 4 5 6 7 8 9 A B C D E F");
    show("occupied", nb_quad_occupied);
    show("black", nb_quad_black);
    show("white", nb_quad_white);
    show("pawns", nb_quad_pawns);
    show("knights", nb_quad_knights);
    show("bishops", nb_quad_bishops);
    show("rooks", nb_quad_rooks);
    show("queens", nb_quad_queens);
    show("kings", nb_quad_kings);
    show("rooks, queens", rooks_and_queens);
    show("bishops, queens", bishops_and_queens);
}
