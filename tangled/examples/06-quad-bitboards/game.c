#include <nibble/fen.h>
#include <stdio.h>
#include <string.h>

static unsigned square_of(const char *name)
{
    return (unsigned)(name[1] - '1') * 8 + (unsigned)(name[0] - 'a');
}

/* What a pawn becomes by this letter of nbrq. */
static unsigned officer(char letter, unsigned pawn)
{
    static const char officers[] = "nbrq";
    const char *found = strchr(officers, letter);

    return nb_code(NB_KNIGHT + (unsigned)(found - officers),
                   nb_colour(pawn));
}

/* The quad that makes a move, "e2e4" or "c7b8q", and unmakes it. */
static nb_quad delta_of(const nb_quad *quad, const char *move)
{
    unsigned from = square_of(move), to = square_of(move + 2);
    unsigned man = nb_quad_at(quad, from), gone = nb_quad_at(quad, to);
    unsigned arrives = move[4] == '\0' ? man : officer(move[4], man);
    nb_quad delta = nb_quad_xor(nb_quad_man(man, from),
                                nb_quad_man(arrives ^ gone, to));

    if (nb_kind(man) == NB_PAWN && from % 8 != to % 8 && gone == NB_EMPTY)
        delta = nb_quad_xor(delta, nb_quad_man(man ^ 1,
                                               from / 8 * 8 + to % 8));
    if (nb_kind(man) == NB_KING && (from ^ to) == 2) {
        unsigned rank = from / 8 * 8, is_long = to < from;
        unsigned rook = nb_code(NB_ROOK, nb_colour(man));

        delta = nb_quad_xor(delta,
                            nb_quad_man(rook, rank + (is_long ? 0 : 7)));
        delta = nb_quad_xor(delta,
                            nb_quad_man(rook, rank + (is_long ? 3 : 5)));
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

int main(void)
{
    char text[NB_FEN_ROOM];
    nb_quad deltas[PLIES];
    nb_fen fen;

    nb_fen_read(&fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                "- - 0 1", NB_UNTIL_NUL);
    for (unsigned i = 0; i < PLIES; i++) {
        deltas[i] = delta_of(&fen.quad, game[i]);
        print_delta(game[i], &deltas[i]);
        fen.quad = nb_quad_xor(fen.quad, deltas[i]);
    }
    nb_fen_write(text, &fen);
    printf("\nthe end:  %.*s\n", (int)strcspn(text, " "), text);
    for (unsigned i = 0; i < PLIES; i++)
        fen.quad = nb_quad_xor(fen.quad, deltas[i]);
    nb_fen_write(text, &fen);
    printf("and back: %.*s\n", (int)strcspn(text, " "), text);
}
