#include <exam.h>
#include <nibble/attacks.h>
#include <nibble/fen.h>
#include <positions.h>

unsigned ex_count_slides(const nb_pieces *own, const nb_pieces *enemy);

static void ask(struct exam *exam, const nb_fen *fen)
{
    const nb_pieces own = nb_pieces_of(&fen->quad, fen->side);
    const nb_pieces enemy = nb_pieces_of(&fen->quad, fen->side ^ 1u);
    char text[NB_FEN_SIZE];

    nb_fen_write(text, fen);
    exam_ask(exam, "ex_count_slides(&own, &enemy) in %s", text);
    exam_answer_number(exam, ex_count_slides(&own, &enemy));
}

static const char *const corners[] = {
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4r1k1/8/8/4R3/8/8/8/4K3 w - - 0 1",
    "6k1/8/8/b7/8/2B5/8/4K3 w - - 0 1",
    "4r1k1/8/8/8/8/R7/7B/4K3 w - - 0 1",
    "4r1k1/8/8/8/1b6/R7/7Q/4K3 w - - 0 1",
    "6k1/8/3n4/7Q/4K3/8/8/R7 w - - 0 1"};

/* A legal position, with either side to move. */
static nb_fen draw(struct exam *exam)
{
    nb_fen fen = {.side = (uint8_t)exam_below(exam, 2),
                  .en_passant = NB_NO_SQUARE, .fullmoves = 1};

    do
        fen.quad = random_placement(exam_state(exam));
    while (nb_fen_check(&fen) != NB_FEN_OK);
    return fen;
}

static void questions(struct exam *exam)
{
    nb_fen fen;

    for (unsigned i = 0; i < 6; i++) {
        nb_fen_read(&fen, corners[i], NB_UNTIL_NUL);
        ask(exam, &fen);
    }
    for (unsigned n = 0; n < 700; n++) {
        fen = draw(exam);
        ask(exam, &fen);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
