#include <exam.h>
#include <games.h>

nb_position ex_pass(const nb_position *position);

static const char *const parts[] = {"halfmoves", "fullmoves", "side",
                                    "castling", "en_passant"};

static void ask_keys(struct exam *exam, const nb_position *position)
{
    const char *text = fen_of(position);

    exam_ask(exam, "ex_pass(&position).key in %s", text);
    exam_answer_hex(exam, ex_pass(position).key, 16);
    exam_ask(exam, "ex_pass(&position).pawn_key in %s", text);
    exam_answer_hex(exam, ex_pass(position).pawn_key, 16);
}

static void ask(struct exam *exam, const nb_position *position)
{
    const char *text = fen_of(position);
    nb_position after = *position;

    for (unsigned i = 0; i < 5; i++) {
        exam_ask(exam, "ex_pass(&position).%s in %s", parts[i], text);
        after = ex_pass(position);
        exam_answer_number(exam, i == 0   ? after.halfmoves
                                 : i == 1 ? after.fullmoves
                                 : i == 2 ? after.side
                                 : i == 3 ? after.castling
                                          : after.en_passant);
    }
    exam_ask(exam, "ex_pass(&position).spare in %s", text);
    exam_answer_bytes(exam, after.spare, sizeof after.spare);
    exam_ask(exam, "ex_pass(&position).quad in %s", text);
    exam_answer_words(exam, after.quad.plane, 4);
    ask_keys(exam, position);
}

static const char *const corners[] = {
    "4k3/8/8/8/8/8/8/4K2R w K - 3 7",
    "4k3/8/8/8/8/8/8/4K2R b K - 3 7",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 7",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 7",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7",
    "4k3/8/8/8/8/8/8/4K3 b - - 65534 65534"};

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < 6; i++) {
        position = position_of(corners[i]);
        ask(exam, &position);
    }
    for (unsigned n = 0; n < 300; n++) {
        position = random_position(exam_state(exam));
        ask(exam, &position);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
