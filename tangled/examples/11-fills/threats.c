#include <nibble/attacks.h>
#include <nibble/fen.h>
#include <stdio.h>

static void print_squares(const char *name, uint64_t set)
{
    printf("%-13s", name);
    for (; set != 0; set = nb_reset_lsb(set))
        printf(" %c%u", "abcdefgh"[nb_lsb(set) % 8],
               nb_lsb(set) / 8 + 1);
    putchar('\n');
}

static void print_threats(const nb_quad *quad)
{
    static const char *const lines[] = {
        "pinned E-W", "pinned N-S", "pinned NW-SE", "pinned SW-NE"};
    const nb_pieces own = nb_pieces_of(quad, NB_WHITE);
    const nb_pieces enemy = nb_pieces_of(quad, NB_BLACK);
    const nb_threats t = nb_threats_to(&own, &enemy);
    const uint64_t empty = ~nb_quad_occupied(quad);

    print_squares("checkers", t.checkers);
    for (unsigned line = 0; line < 4; line++)
        print_squares(lines[line], t.between[line] & own.all);
    print_squares("empty between", nb_between(&t) & empty);
    print_squares("king runs to",
                  nb_king_attacks(own.king) & ~own.all & ~t.taboo);
    print_squares("king's taboo",
                  nb_king_attacks(own.king) & ~own.all & t.taboo);
}

int main(int argc, char **argv)
{
    char text[NB_FEN_SIZE];
    nb_fen fen;

    snprintf(text, sizeof text, "%s w - - 0 1",
             argc > 1 ? argv[1] : "");
    if (nb_fen_read(&fen, text, NB_UNTIL_NUL).error != NB_FEN_OK)
        return 2;
    print_threats(&fen.quad);
    return 0;
}
