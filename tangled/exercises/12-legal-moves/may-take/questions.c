#include <exam.h>
#include <nibble/attacks.h>
#include <nibble/fen.h>
#include <positions.h>
#include <stdbool.h>

bool ex_may_take(const nb_pieces *own, const nb_pieces *enemy,
                 unsigned from, unsigned passed);

static void ask(struct exam *exam, const nb_fen *fen, unsigned from)
{
    const nb_pieces own = nb_pieces_of(&fen->quad, fen->side);
    const nb_pieces enemy = nb_pieces_of(&fen->quad, fen->side ^ 1u);
    char text[NB_FEN_SIZE];

    nb_fen_write(text, fen);
    exam_ask(exam, "ex_may_take(&own, &enemy, %u, %u) in %s", from,
             fen->en_passant, text);
    exam_answer_bool(exam,
                     ex_may_take(&own, &enemy, from, fen->en_passant));
}

static const struct {
    unsigned from;
    const char *text;
} corners[] = {{36, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
               {36, "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"},
               {28, "7K/8/8/8/k2Pp2R/8/8/8 b - d3 0 1"},
               {36, "4k3/8/8/3pP3/2K5/8/8/8 w - d6 0 1"},
               {36, "4k3/1b6/8/3pP3/8/5K2/8/8 w - d6 0 1"},
               {36, "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
               {36, "7k/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1"},
               {36, "4k3/8/8/1b1pP3/8/8/8/4K3 w - d6 0 1"}};

/* Kings, and up to six pieces: a double push has come from somewhere.
 */
static void place(struct exam *exam, nb_fen *fen, unsigned from)
{
    const unsigned pawn = fen->en_passant ^ 8u;
    const unsigned home = 2u * fen->en_passant - pawn;
    uint64_t *state = exam_state(exam);

    fen->quad = (nb_quad){{0, 0, 0, 0}};
    nb_quad_put(&fen->quad, from, nb_code(NB_PAWN, fen->side));
    nb_quad_put(&fen->quad, pawn, nb_code(NB_PAWN, fen->side ^ 1u));
    nb_quad_put(&fen->quad, home, nb_code(NB_PAWN, NB_WHITE));
    nb_quad_put(&fen->quad, fen->en_passant,
                nb_code(NB_PAWN, NB_WHITE));
    random_piece(&fen->quad, state, 2 * NB_KING, 0, 64);
    random_piece(&fen->quad, state, 2 * NB_KING + 1, 0, 64);
    for (uint64_t n = exam_below(exam, 7); n > 0; n--)
        random_piece(&fen->quad, state, 4 + random_below(state, 8), 0,
                   64);
    nb_quad_remove(&fen->quad, home);
    nb_quad_remove(&fen->quad, fen->en_passant);
}

static void ask_any(struct exam *exam)
{
    nb_fen fen = {.fullmoves = 1};
    unsigned file = (unsigned)exam_below(exam, 7), from;

    fen.side = (uint8_t)exam_below(exam, 2);
    from = file + (fen.side == NB_WHITE ? 32 : 24);
    fen.en_passant =
        (uint8_t)(file + (fen.side == NB_WHITE ? 41 : 17));
    if (exam_below(exam, 2) == 0)
        from++, fen.en_passant--;
    do
        place(exam, &fen, from);
    while (nb_fen_check(&fen) != NB_FEN_OK);
    ask(exam, &fen, from);
}

static void questions(struct exam *exam)
{
    nb_fen fen;

    for (unsigned i = 0; i < 8; i++) {
        nb_fen_read(&fen, corners[i].text, NB_UNTIL_NUL);
        ask(exam, &fen, corners[i].from);
    }
    for (unsigned n = 0; n < 2000; n++)
        ask_any(exam);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
