#include <nibble/fill.h>
#include <stdio.h>

static void print_set(const char *name, uint64_t set)
{
    printf("%-12s", name);
    for (unsigned file = 0; file < 8; file++)
        printf(" %c", (set >> file & 1) != 0 ? 'x' : '.');
    putchar('\n');
}

/* The rank has a king and, somewhere east of it, a rook. */
static void meet(const char *rank)
{
    uint64_t pieces = 0, king = 0, rook = 0, sight, reach, lifted;

    printf("%-12s", "rank");
    for (unsigned file = 0; file < 8; file++) {
        uint64_t here = UINT64_C(1) << file;
        pieces |= rank[file] != '.' ? here : 0;
        king |= rank[file] == 'K' ? here : 0;
        rook |= rank[file] == 'r' ? here : 0;
        printf(" %c", rank[file]);
    }
    putchar('\n');
    sight = nb_slider_attacks(NB_EAST, king, ~pieces);
    reach = nb_slider_attacks(NB_WEST, rook, ~pieces);
    lifted = nb_slider_attacks(NB_WEST, rook, ~pieces | king);
    print_set("rook, west", reach);
    if (lifted != reach)
        print_set("king lifted", lifted);
    print_set("king, east", sight);
    print_set("both", sight & lifted);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (i > 1)
            putchar('\n');
        meet(argv[i]);
    }
}
