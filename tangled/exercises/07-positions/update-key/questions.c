#include <exam.h>
#include <nibble/keys.h>
#include <positions.h>
#include <stdlib.h>
#include <string.h>

uint64_t ex_update(uint64_t key, const nb_quad *delta,
                   unsigned castling, unsigned en_passant);

static void ask(struct exam *exam, const nb_fen *before,
                const nb_quad *after)
{
    nb_quad delta = nb_quad_xor(&before->quad, after);
    uint64_t key =
        nb_plane_key(&before->quad) ^ nb_zobrist_state(before);
    char from[NB_FEN_SIZE], to[NB_FEN_SIZE];
    nb_fen board = *before;

    board.quad = *after;
    nb_fen_write(from, before);
    nb_fen_write(to, &board);
    *strchr(to, ' ') = '\0';
    exam_ask(exam, "ex_update(key, &delta, %u, %u), key: of %s, delta: "
                   "from there to %s",
             before->castling, before->en_passant, from, to);
    key = ex_update(key, &delta, before->castling, before->en_passant);
    exam_answer_hex(exam, key, 16);
}

static const char *const kinds[][2] = {
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/3K4/8"},
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/4P3/8/8/4K3"},
    {"4k3/4p3/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/4p3/4P3/8/8/4K3"},
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/4P3/8/4K3"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "4k3/8/8/3P4/8/8/8/4K3"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/3P4/8/8/8/8/4K3"},
    {"r3k2r/8/8/4p3/8/8/8/R3K2R w KQkq e6 0 1",
     "r3k2r/8/8/4p3/8/8/8/R4RK1"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", "r3k2r/8/8/8/8/8/8/2KR3R"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2R/8/8/8/8/8/8/R3K3"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1", "R3k2r/8/8/8/8/8/8/4K2R"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "r3k2r/8/8/8/8/8/8/R2K3R"},
    {"4k2r/6P1/8/8/8/8/8/4K3 w k - 0 1", "4k2Q/8/8/8/8/8/8/4K3"},
    {"7k/P7/8/8/8/8/8/K7 w - - 0 1", "N6k/8/8/8/8/8/8/K7"},
    {"7k/8/8/8/4r3/8/4Q3/K7 b - - 0 1",
 "7k/8/8/8/8/8/4r3/K7"},
    {"7k/8/8/8/4q3/8/4R3/K7 b - - 0 1", "7k/8/8/8/8/8/4q3/K7"},
};
static void ask_kinds(struct exam *exam)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        char text[NB_FEN_SIZE];
        nb_fen before, after;

        strcat(strcpy(text, kinds[i][1]), " w - - 0 1");
        nb_fen_read(&before, kinds[i][0], NB_UNTIL_NUL);
        nb_fen_read(&after, text, NB_UNTIL_NUL);
        ask(exam, &before, &after.quad);
        before = nb_fen_flip(&before);
        after = nb_fen_flip(&after);
        ask(exam, &before, &after.quad);
    }
}

/* The rights that end when a square changes. */
static const uint8_t lost[64] = {
    [0] = 2, [4] = 3, [7] = 1, [56] = 8, [60] = 12, [63] = 4};

static bool can_go(unsigned kind, unsigned from, unsigned to)
{
    int files = abs((int)(from % 8) - (int)(to % 8));
    int ranks = abs((int)(from / 8) - (int)(to / 8));

    switch (kind) {
    case NB_KNIGHT:
        return files * ranks == 2;
    case NB_KING:
        return from != to && files < 2 && ranks < 2;
    default:
        return from != to &&
               ((kind != NB_BISHOP && files * ranks == 0) ||
                (kind != NB_ROOK && files == ranks));
    }
}

/* Any rights that the board allows, and any file of field 4. */
static nb_fen with_rights(unsigned code, unsigned from, unsigned to,
                          unsigned victim)
{
    static const char *at_home = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    static unsigned turn;
    nb_fen fen;
    unsigned rank = nb_colour(code) == NB_WHITE ? 40 : 16;

    nb_fen_read(&fen, at_home, NB_UNTIL_NUL);
    fen.side = (uint8_t)nb_colour(code);
    fen.castling = (uint8_t)(turn++ % 3 == 0 ? 15 : turn % 16);
    fen.en_passant = (uint8_t)(turn % 9 == 8 ? 64 : rank + turn % 9);
    if (nb_kind(code) == NB_KING && lost[from] != 3 &&
        lost[from] != 12) {
        nb_quad_remove(&fen.quad, fen.side == NB_WHITE ? 4 : 60);
        fen.castling &= fen.side == NB_WHITE ? 12 : 3;
    }
    if (lost[from] == 0)
        nb_quad_put(&fen.quad, from, code);
    if (lost[to] == 0)
        nb_quad_put(&fen.quad, to, victim);
    return fen;
}
static void ask_piece(struct exam *exam)
{
    unsigned code, from, to, victim;
    nb_fen before;
    nb_quad after;

    do {
        code = 4 + (unsigned)exam_below(exam, 10);
        from = (unsigned)exam_below(exam, 64);
        to = (unsigned)exam_below(exam, 64);
        victim = 2 * (unsigned)exam_below(exam, 6);
        victim += victim == 0 || nb_colour(code) == NB_BLACK ? 0 : 1;
        before = with_rights(code, from, to, victim);
    } while (!can_go(nb_kind(code), from, to) ||
             nb_quad_at(&before.quad, from) != code ||
             nb_quad_at(&before.quad, to) != victim);
    after = before.quad;
    nb_quad_remove(&after, from);
    nb_quad_put(&after, to, code);
    ask(exam, &before, &after);
}

static void ask_push(struct exam *exam)
{
    unsigned colour = (unsigned)exam_below(exam, 2);
    unsigned file = (unsigned)exam_below(exam, 8);
    unsigned home = file + (colour == NB_WHITE ? 8 : 48);
    unsigned old = (unsigned)exam_below(exam, 9);
    nb_fen before = {.side = (uint8_t)colour, .fullmoves = 1};
    nb_quad after;

    before.en_passant =
        (uint8_t)(old == 8 ? 64 : old + (colour == NB_WHITE ? 40 : 16));
    nb_quad_put(&before.quad, 4, nb_code(NB_KING, NB_WHITE));
    nb_quad_put(&before.quad, 60, nb_code(NB_KING, NB_BLACK));
    after = before.quad;
    nb_quad_put(&before.quad, home, nb_code(NB_PAWN, colour));
    nb_quad_put(&after, colour == NB_WHITE ? home + 16 : home - 16,
                nb_code(NB_PAWN, colour));
    ask(exam, &before, &after);
}

static void questions(struct exam *exam)
{
    ask_kinds(exam);
    for (unsigned n = 0; n < 1500; n++)
        if (n % 4 == 0)
            ask_push(exam);
        else
            ask_piece(exam);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
