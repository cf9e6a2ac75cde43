#include <exam.h>
#include <games.h>
#include <nibble/uci.h>

typedef struct ex_state {
    nb_quad quad;
    uint64_t more;
} ex_state;

void ex_constants(ex_state *x, ex_state *a, ex_state *m, nb_move move);

static uint64_t more_of(const nb_position *position)
{
    const uint64_t turns = 2u * position->fullmoves + position->side;

    return position->halfmoves | turns << 16 |
           (uint64_t)position->castling << 48;
}

/* Of x, a and m, what is to be so for the board and for the rest. */
static void must(struct exam *exam, const ex_state constants[3],
                 const nb_position *before, const nb_position *after)
{
    const ex_state *x = constants, *a = x + 1, *m = x + 2;
    const uint64_t more =
        ((more_of(before) ^ x->more) + a->more) & m->more;

    for (unsigned k = 0; k < 4; k++)
        exam_must(exam,
                  (((before->quad.plane[k] ^ x->quad.plane[k]) +
                    a->quad.plane[k]) &
                   m->quad.plane[k]) == after->quad.plane[k],
                  "plane %u is not that after the move", k);
    exam_must(exam, more == more_of(after),
              "clocks and rights: 0x%jX, not 0x%jX", (uintmax_t)more,
              (uintmax_t)more_of(after));
}

static void ask(struct exam *exam, const nb_position *position,
                nb_move move)
{
    const nb_position after = nb_position_after(position, move);
    ex_state constants[3] = {{{{0, 0, 0, 0}}, 0}};
    char text[NB_UCI_SIZE];

    nb_uci_write(text, move);
    exam_ask(exam, "ex_constants(&x, &a, &m, 0x%X): %s in %s", move,
             text, fen_of(position));
    ex_constants(&constants[0], &constants[1], &constants[2], move);
    exam_take(exam, constants, sizeof constants);
    must(exam, constants, position, &after);
}

static void ask_all(struct exam *exam, const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++)
        if (!nb_move_is_castling(moves[i]))
            ask(exam, position, moves[i]);
}

static void questions(struct exam *exam)
{
    nb_position position =
        position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 9");

    ask_all(exam, &position);
    position = nb_position_flip(&position);
    ask_all(exam, &position);
    for (unsigned n = 0; n < 25; n++) {
        position = random_position(exam_state(exam));
        position.halfmoves = (uint16_t)exam_below(exam, 65535);
        position.fullmoves = (uint16_t)(1 + exam_below(exam, 65534));
        ask_all(exam, &position);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
