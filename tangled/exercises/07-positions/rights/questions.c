#include <exam.h>
#include <nibble/fen.h>
#include <positions.h>
#include <string.h>

unsigned ex_rights(unsigned castling, const nb_quad *delta);

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

static nb_quad kings_and_rooks(void)
{
    return (nb_quad){{UINT64_C(0x91) << 56, 0,
                      UINT64_C(0x1000000000000010),
                      UINT64_C(0x9100000000000091)}};
}

static nb_quad at_home(uint64_t *state)
{
    nb_quad quad = kings_and_rooks();

    for (unsigned code = 4; code < 12; code++)
        random_piece(&quad, state, code, 16, 32);
    return quad;
}

static void ask(struct exam *exam, unsigned castling,
                const nb_quad *before, const nb_quad *after)
{
    nb_quad delta = nb_quad_xor(before, after);

    exam_ask(exam, "ex_rights(%u, &delta), delta: from %s to %s",
             castling, fen_of(before), fen_of(after));
    exam_answer_number(exam, ex_rights(castling, &delta));
}

static void play(nb_quad *quad, unsigned from, unsigned to)
{
    nb_quad_put(quad, to, nb_quad_at(quad, from));
    nb_quad_remove(quad, from);
}

/* One move, or two for castling: the second is then the rook's. */
static void ask_at_home(struct exam *exam, unsigned castling,
                        const nb_quad *quad)
{
    static const uint8_t moves[][4] = {
        {4, 12}, {60, 59}, {0, 1}, {7, 6}, {56, 57}, {63, 62}, {7, 63},
        {63, 7}, {0, 56}, {56, 0}, {4, 6, 7, 5}, {4, 2, 0, 3},
        {60, 62, 63, 61}, {60, 58, 56, 59}};

    for (unsigned i = 0; i < sizeof moves / sizeof *moves; i++) {
        nb_quad after = *quad;

        play(&after, moves[i][0], moves[i][1]);
        if (moves[i][2] != moves[i][3])
            play(&after, moves[i][2], moves[i][3]);
        ask(exam, castling, quad, &after);
    }
}

/* Of any piece, to a square without a king or one of its colour. */
static void ask_any(struct exam *exam, unsigned castling)
{
    nb_quad quad = at_home(exam_state(exam)), after = quad;
    unsigned from, to, piece, victim;

    do {
        from = (unsigned)exam_below(exam, 64);
        to = (unsigned)exam_below(exam, 64);
        piece = nb_quad_at(&quad, from);
        victim = nb_quad_at(&quad, to);
    } while (piece == 0 || nb_kind(victim) == NB_KING ||
             (victim != 0 && nb_colour(piece) == nb_colour(victim)));
    play(&after, from, to);
    ask(exam, castling, &quad, &after);
}

static void questions(struct exam *exam)
{
    for (unsigned castling = 0; castling < 16; castling++) {
        nb_quad alone = kings_and_rooks();
        nb_quad with_others = at_home(exam_state(exam));

        ask_at_home(exam, castling, &alone);
        ask_at_home(exam, castling, &with_others);
    }
    for (unsigned n = 0; n < 500; n++)
        ask_any(exam, (unsigned)exam_below(exam, 16));
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
