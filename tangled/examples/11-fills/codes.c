#include <nibble/fill.h>
#include <stdio.h>

static void print_rank(const char *name, const nb_quad *quad)
{
    printf("%-6s", name);
    for (unsigned square = 0; square < 8; square++)
        printf(" %X", nb_quad_at(quad, square));
    putchar('\n');
}

int main(void)
{
    nb_quad rank = {{0, 0, 0, 0}}, east, west;

    nb_quad_put(&rank, 0, nb_code(NB_ROOK, NB_WHITE));
    nb_quad_put(&rank, 4, nb_code(NB_QUEEN, NB_WHITE));
    nb_quad_put(&rank, 7, nb_code(NB_KING, NB_BLACK));
    east = west = rank;
    nb_quad_fill_plain(NB_EAST, &east, ~nb_quad_occupied(&rank));
    nb_quad_fill_plain(NB_WEST, &west, ~nb_quad_occupied(&rank));
    print_rank("rank", &rank);
    print_rank("east", &east);
    print_rank("west", &west);
}
