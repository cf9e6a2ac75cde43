#include <exam.h>
#include <nibble/fen.h>
#include <positions.h>
#include <string.h>

void ex_find_move(char move[6], const nb_quad *before,
                  const nb_quad *after);

/* The pieces of a board as FEN has them; the next two calls keep it. */
static const char *fen_of(const nb_quad *quad)
{
    static char texts[3][72];
    static unsigned calls;
    char *text = texts[calls++ % 3], *at = text;

    for (unsigned i = 0, empty = 0; i < 64; i++) {
        unsigned code = nb_quad_at(quad, i ^ 56);

        if (i != 0 && i % 8 == 0)
            *at++ = '/';
        empty += code == NB_EMPTY;
        if (empty != 0 && (code != NB_EMPTY || i % 8 == 7)) {
            *at++ = (char)('0' + empty);
            empty = 0;
        }
        if (code != NB_EMPTY)
            *at++ = "??PpNnBbRrQqKk??"[code];
    }
    *at = '\0';
    return text;
}

static void ask(struct exam *exam, const nb_quad *before,
                const nb_quad *after)
{
    char buffer[8];

    memset(buffer, '?', sizeof buffer);
    exam_ask(exam, "ex_find_move(move, %s, %s)", fen_of(before),
             fen_of(after));
    ex_find_move(buffer, before, after);
    exam_answer_text(exam, buffer, 6);
    exam_answer_text(exam, buffer + 6, 2);
}

#define ROOKS "r3k2r/8/8/8/8/8/8/R3K2R"
static const char *const pairs[][2] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
     "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR"},
    {ROOKS, "r3k2r/8/8/8/8/8/8/R4RK1"},
    {ROOKS, "r3k2r/8/8/8/8/8/8/2KR3R"},
    {ROOKS, "r3k2r/8/8/8/8/8/8/R2K3R"},
    {ROOKS, "r3k2r/8/8/8/8/8/5K2/R6R"},
    {ROOKS, "r3k2r/8/8/8/8/8/8/1R2K2R"},
    {ROOKS, "r3k2R/8/8/8/8/8/8/R3K3"},
    {"4k3/8/8/8/8/8/8/R3K3", "4k3/8/8/8/8/8/8/3RK3"},
    {"4k3/8/8/8/8/8/3n4/4K3", "4k3/8/8/8/8/8/3K4/8"},
    {"4k3/8/8/8/8/8/5n2/4K3", "4k3/8/8/8/8/8/5K2/8"},
    {"k7/8/8/3pP3/8/8/8/7K", "k7/8/3P4/8/8/8/8/7K"},
    {"k7/8/8/4Pp2/8/8/8/7K", "k7/8/5P2/8/8/8/8/7K"},
    {"7k/P7/8/8/8/8/8/K7", "N6k/8/8/8/8/8/8/K7"},
    {"7k/P7/8/8/8/8/8/K7", "B6k/8/8/8/8/8/8/K7"},
    {"7k/P7/8/8/8/8/8/K7", "R6k/8/8/8/8/8/8/K7"},
    {"7k/P7/8/8/8/8/8/K7", "Q6k/8/8/8/8/8/8/K7"},
};
static nb_quad board_of(const char *pieces)
{
    char text[NB_FEN_SIZE];
    nb_fen fen = {{{0, 0, 0, 0}}, 0, 0, 0, 0, 0};

    strcat(strcpy(text, pieces), " w - - 0 1");
    nb_fen_read(&fen, text, NB_UNTIL_NUL);
    return fen.quad;
}

static void ask_pairs(struct exam *exam)
{
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        nb_quad before = board_of(pairs[i][0]);
        nb_quad after = board_of(pairs[i][1]);

        ask(exam, &before, &after);
        before = nb_quad_flip(&before);
        after = nb_quad_flip(&after);
        ask(exam, &before, &after);
    }
}

/* Both kings are locked in, so that neither is ever in check. */
#define LOCKED "6nk/6pp/8/8/8/8/PP6/KN6"

static unsigned random_code(struct exam *exam, unsigned colour)
{
    return nb_code(2 + (unsigned)exam_below(exam, 4), colour);
}

/* True if a piece of the kind can move by these files and ranks. */
static bool goes(unsigned kind, int files, int ranks)
{
    bool straight = (files == 0) != (ranks == 0);
    bool slanting = files == ranks || files == -ranks;

    if (kind == NB_KNIGHT)
        return files * ranks == 2 || files * ranks == -2;
    return (kind != NB_BISHOP && straight) ||
           (kind != NB_ROOK && slanting && ranks != 0);
}

static bool piece_moves(struct exam *exam, nb_quad *before,
                          nb_quad *after)
{
    unsigned from = 16 + (unsigned)exam_below(exam, 30);
    unsigned to = 16 + (unsigned)exam_below(exam, 32);
    unsigned piece = random_code(exam, NB_WHITE);
    unsigned victim = random_code(exam, NB_BLACK);

    nb_quad_put(before, from, piece);
    if (exam_below(exam, 2) != 0)
        nb_quad_put(before, to, victim);
    nb_quad_put(after, to, piece);
    return goes(nb_kind(piece), (int)(to % 8) - (int)(from % 8),
                (int)(to / 8) - (int)(from / 8));
}

/* Ahead, or to the side with a capture, maybe in passing. */
static bool pawn_moves(struct exam *exam, nb_quad *before,
                       nb_quad *after)
{
    unsigned from = 16 + (unsigned)exam_below(exam, 38);
    int aside = (int)exam_below(exam, 3) - 1;
    unsigned to = (unsigned)((int)from + 8 + aside);
    unsigned becomes = random_code(exam, NB_WHITE);
    unsigned victim = random_code(exam, NB_BLACK);
    bool passing = from / 8 == 4 && exam_below(exam, 2) != 0;

    if (from % 8 + (unsigned)aside > 7 || to >= 62 ||
        nb_quad_at(before, to) != NB_EMPTY ||
        (passing && nb_quad_at(before, to + 8) != NB_EMPTY))
        return false;
    nb_quad_put(before, from, nb_code(NB_PAWN, NB_WHITE));
    if (aside != 0 && passing)
        nb_quad_put(before, to - 8, nb_code(NB_PAWN, NB_BLACK));
    else if (aside != 0)
        nb_quad_put(before, to, victim);
    nb_quad_put(after, to,
                to < 56 ? nb_code(NB_PAWN, NB_WHITE) : becomes);
    return true;
}

/* A move of one or the other, by White or by Black. */
static void ask_drawn(struct exam *exam, bool by_pawn)
{
    nb_quad before = board_of(LOCKED), after = before;

    while (
        !(by_pawn ? pawn_moves : piece_moves)(exam, &before, &after))
        before = after = board_of(LOCKED);
    if (exam_below(exam, 2) != 0) {
        before = nb_quad_flip(&before);
        after = nb_quad_flip(&after);
    }
    ask(exam, &before, &after);
}

static void questions(struct exam *exam)
{
    ask_pairs(exam);
    for (unsigned n = 0; n < 600; n++)
        ask_drawn(exam, n % 2 == 0);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
