#include <exam.h>
#include <nibble/fen.h>
#include <positions.h>

void ex_settle(nb_fen *fen);

static void ask(struct exam *exam, const nb_fen *fen)
{
    nb_fen settled = *fen;
    char text[NB_FEN_SIZE];

    nb_fen_write(text, fen);
    exam_ask(exam, "ex_settle(&fen), fen: %s", text);
    ex_settle(&settled);
    nb_fen_write(text, &settled);
    exam_answer_text(exam, text, sizeof text);
    exam_answer_number(exam, settled.en_passant);
}

static const char *const places[] = {
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 1",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
    "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 1",
    "4k3/8/8/6Pp/8/8/8/4K3 w - h6 0 1",
    "4k3/8/8/p7/7P/8/8/4K3 w - a6 0 1",
    "4k3/8/P7/7p/8/8/8/4K3 w - h6 0 1",
    "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1",
    "4k3/8/8/2ppp3/8/8/8/4K3 w - d6 0 1",
    "4k3/8/8/2NpQ3/8/8/8/4K3 w - d6 0 1",
    "4k3/8/2P1P3/3p4/8/8/8/4K3 w - d6 0 1",
    "4k3/2P1P3/8/3p4/8/8/8/4K3 w - d6 0 1",
    "4k3/8/8/1P1p1P2/2P1P3/8/8/4K3 w - d6 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - - 3 4",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 6",
};

static void ask_places(struct exam *exam)
{
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        nb_fen fen;

        nb_fen_read(&fen, places[i], NB_UNTIL_NUL);
        ask(exam, &fen);
        fen = nb_fen_flip(&fen);
        ask(exam, &fen);
    }
}

static void ask_drawn(struct exam *exam)
{
    unsigned passed = 40 + (unsigned)exam_below(exam, 8);
    unsigned near = passed - 10 + (unsigned)exam_below(exam, 5);
    nb_fen fen = {.quad = random_placement(exam_state(exam)),
                  .castling = (uint8_t)exam_below(exam, 16),
                  .en_passant = (uint8_t)passed,
                  .fullmoves = (uint16_t)(1 + exam_below(exam, 99))};

    nb_quad_put(&fen.quad, near, 2 + (unsigned)exam_below(exam, 2));
    nb_quad_put(&fen.quad, passed - 8, nb_code(NB_PAWN, NB_BLACK));
    nb_quad_remove(&fen.quad, passed);
    nb_quad_remove(&fen.quad, passed + 8);
    if (exam_below(exam, 2) != 0)
        fen = nb_fen_flip(&fen);
    ask(exam, &fen);
}

static void questions(struct exam *exam)
{
    ask_places(exam);
    for (unsigned n = 0; n < 500; n++)
        ask_drawn(exam);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
