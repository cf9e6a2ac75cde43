#include <nibble/quad.h>
#include <stdio.h>

static void print_row(const char *name, const uint64_t plane[4])
{
    printf("%-18s", name);
    for (unsigned k = 4; k-- > 0;)
        printf("  %08X", (unsigned)(plane[k] & UINT32_MAX));
    putchar('\n');
}

static void put(const char *name, const nb_quad *base, unsigned at)
{
    const uint64_t square = UINT64_C(1) << at;
    const unsigned code = nb_code(NB_KNIGHT, NB_WHITE);
    uint64_t plane[4];

    for (unsigned k = 0; k < 4; k++) {
        const uint64_t bits = 0 - (uint64_t)(code >> k & 1);
        plane[k] = (base->plane[k] & ~square) | (bits & square);
    }
    print_row(name, plane);
}

int main(void)
{
    nb_quad quad = {{0}};

    nb_quad_put(&quad, 1, nb_code(NB_KNIGHT, NB_WHITE));
    nb_quad_put(&quad, 6, nb_code(NB_KING, NB_WHITE));
    nb_quad_put(&quad, 11, nb_code(NB_PAWN, NB_BLACK));
    printf("%-18s   plane 3   plane 2   plane 1   plane 0\n", "");
    print_row("on b1", quad.plane);
    nb_quad_remove(&quad, 1);
    print_row("lifted", quad.plane);
    put("put down on a3", &quad, 16);
    put("on c3", &quad, 18);
    put("on d2", &quad, 11);
    return 0;
}
