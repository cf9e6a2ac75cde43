#include <inttypes.h>
#include <nibble/quad.h>
#include <stdio.h>
#include <string.h>

static unsigned square_of(const char *name)
{
    return (unsigned)(name[1] - '1') * 8 + (unsigned)(name[0] - 'a');
}

/* Return the code that a pawn is promoted to: n, b, r or q. */
static unsigned promoted(char letter, unsigned pawn)
{
    static const char letters[] = "nbrq";
    const char *found = strchr(letters, letter);

    return nb_code(NB_KNIGHT + (unsigned)(found - letters),
                   nb_colour(pawn));
}

/* Return the delta of a legal move such as "e2e4" or "c7b8q". */
static nb_quad delta_of(const nb_quad *quad, const char *move)
{
    unsigned from = square_of(move), to = square_of(move + 2);
    unsigned piece = nb_quad_at(quad, from),
             gone = nb_quad_at(quad, to);
    unsigned arrives =
        move[4] == '\0' ? piece : promoted(move[4], piece);
    nb_quad here = nb_quad_piece(piece, from);
    nb_quad there = nb_quad_piece(arrives ^ gone, to);
    nb_quad delta = nb_quad_xor(&here, &there);

    if (nb_kind(piece) == NB_PAWN && from % 8 != to % 8 &&
        gone == NB_EMPTY)
        nb_quad_put(&delta, from / 8 * 8 + to % 8, piece ^ 1);
    if (nb_kind(piece) == NB_KING &&
        (from + 2 == to || to + 2 == from)) {
        unsigned rank = from / 8 * 8, is_long = to < from;
        unsigned rook = nb_code(NB_ROOK, nb_colour(piece));

        nb_quad_put(&delta, rank + (is_long ? 0 : 7), rook);
        nb_quad_put(&delta, rank + (is_long ? 3 : 5), rook);
    }
    return delta;
}

static const char *const game[] = {
    "e2e4", "g8f6", "e4e5", "d7d5", "e5d6", "c8g4", "d6c7", "g4d1",
    "c7b8q", "a8b8", "g1f3", "e7e6", "f1e2", "f8e7", "e1g1", "e8g8"};
enum { PLIES = sizeof game / sizeof *game };

static void print_delta(const char *move, const nb_quad *delta)
{
    printf("%-6s", move);
    for (unsigned square = 0; square < 64; square++)
        if (nb_quad_at(delta, square) != 0)
            printf("  %c%u ^ %X", "abcdefgh"[square % 8],
                   square / 8 + 1, nb_quad_at(delta, square));
    putchar('\n');
}

static void print_ranks(const char *when, const nb_quad *quad)
{
    printf("\n%s\n", when);
    for (unsigned rank = 8; rank-- > 0;) {
        printf("%u  ", rank + 1);
        for (unsigned file = 0; file < 8; file++)
            printf("%X", nb_quad_at(quad, rank * 8 + file));
        putchar('\n');
    }
}

int main(void)
{
    nb_quad quad = {{UINT64_C(0xFFFF000000000000),
                     UINT64_C(0x2CFF00000000FF2C),
                     UINT64_C(0x7600000000000076),
                     UINT64_C(0x9900000000000099)}};
    nb_quad deltas[PLIES];

    for (unsigned i = 0; i < PLIES; i++) {
        deltas[i] = delta_of(&quad, game[i]);
        print_delta(game[i], &deltas[i]);
        quad = nb_quad_xor(&quad, &deltas[i]);
    }
    print_ranks("the end", &quad);
    for (unsigned i = 0; i < PLIES; i++)
        quad = nb_quad_xor(&quad, &deltas[i]);
    print_ranks("and back", &quad);
}
