#include <exam.h>
#include <games.h>
#include <nibble/attacks.h>

uint64_t ex_movers(const nb_pieces *own, const nb_pieces *enemy,
                   unsigned square);

static void ask(struct exam *exam, const nb_position *position,
                unsigned square)
{
    const nb_quad *quad = &position->quad;
    const nb_pieces own = nb_pieces_of(quad, position->side);
    const nb_pieces enemy = nb_pieces_of(quad, position->side ^ 1u);

    exam_ask(exam, "ex_movers(&own, &enemy, %u) in %s", square,
             fen_of(position));
    exam_answer_squares(exam, ex_movers(&own, &enemy, square));
}

static const char *const corners[] = {
    "4r1k1/8/8/b7/8/6n1/3PN3/r2QK2R w K - 0 1",
    "4r1k1/8/8/8/B7/8/3N4/4K2R w - - 0 1",
    "4r1k1/8/8/8/1b6/2R5/3N4/Q3K2R w - - 0 1",
    "4k3/8/8/8/4K2r/8/8/8 w - - 0 1",
    "4r1k1/8/8/8/8/2b5/8/R3K1N1 w - - 0 1"};

static void ask_all(struct exam *exam, const nb_position *position)
{
    for (unsigned square = 0; square < 64; square++)
        ask(exam, position, square);
}

static void ask_any(struct exam *exam, const nb_position *position)
{
    const nb_quad *quad = &position->quad;
    const nb_pieces own = nb_pieces_of(quad, position->side);
    uint64_t attacked = nb_attacks(&own, ~nb_quad_occupied(quad));
    unsigned square;

    do
        square = (unsigned)exam_below(exam, 64);
    while ((attacked >> square & 1) == 0);
    ask(exam, position, square);
}

static nb_position sparse_board(struct exam *exam)
{
    uint64_t *state = exam_state(exam);
    nb_fen fen;

    do {
        fen = (nb_fen){.side = (uint8_t)exam_below(exam, 2),
                       .en_passant = NB_NO_SQUARE,
                       .fullmoves = 1};
        random_piece(&fen.quad, state, 2 * NB_KING, 0, 64);
        random_piece(&fen.quad, state, 2 * NB_KING + 1, 0, 64);
        for (uint64_t n = exam_below(exam, 11); n > 0; n--)
            random_piece(&fen.quad, state, 4 + random_below(state, 8),
                         0, 64);
    } while (nb_fen_check(&fen) != NB_FEN_OK);
    return nb_position_unchecked(&fen);
}

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < sizeof corners / sizeof *corners; i++) {
        position = position_of(corners[i]);
        ask_all(exam, &position);
        position = nb_position_flip(&position);
        ask_all(exam, &position);
    }
    for (unsigned n = 0; n < 1500; n++) {
        position = n % 3 == 0 ? random_position(exam_state(exam))
                              : sparse_board(exam);
        ask_any(exam, &position);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
