/* san: a move that is read in algebraic notation is legal, and what is written for it is read as the same move. */
#include "fuzz.h"
#include <nibble/san.h>

static const char *const fens[] = {
    "startpos", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"};

static bool is_legal(nb_move move, const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];

    for (unsigned i = nb_generate_moves(moves, position); i-- > 0;)
        if (moves[i] == move)
            return true;
    return false;
}

static void check_written(nb_move move, const nb_position *position)
{
    char text[NB_SAN_SIZE];
    const size_t length = nb_san_write(text, position, move);
    nb_move again = 0;

    MUST(length == strlen(text) && length < NB_SAN_SIZE);
    MUST(nb_san_read(&again, position, text, length).error == NB_SAN_OK && again == move);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    const char *fen = fens[take_byte(&input) % (sizeof fens / sizeof *fens)];
    const size_t length = input.left;
    uint8_t *text = take_bytes(&input, length);
    nb_position position;
    nb_move move = 0;
    nb_san_result result;

    MUST(nb_position_read(&position, fen, NB_UNTIL_NUL).error == NB_FEN_OK);
    result = nb_san_read(&move, &position, (const char *)text, length);
    MUST(nb_san_message(result.error) != NULL && result.position <= length);
    if (result.error == NB_SAN_OK) {
        MUST(result.position == length && is_legal(move, &position));
        check_written(move, &position);
    } else {
        MUST(move == 0);
    }
    give_back(text);
    return 0;
}
