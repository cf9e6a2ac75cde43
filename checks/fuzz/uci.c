/* uci: a move that is read is legal, and written as it was. */
#include "fuzz.h"
#include <nibble/moves.h>
#include <nibble/position.h>
#include <nibble/uci.h>

static const char *const fens[] = {
    "startpos", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"};

static bool is_legal(nb_move move, const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];

    for (unsigned i = nb_generate_moves(moves, position); i-- > 0;)
        if (moves[i] == move)
            return true;
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    const char *fen = fens[take_byte(&input) % (sizeof fens / sizeof *fens)];
    const size_t length = input.left;
    uint8_t *text = take_bytes(&input, length);
    char again[NB_UCI_SIZE];
    nb_position position;
    nb_move move = 0;
    nb_uci_result result;

    MUST(nb_position_read(&position, fen, NB_UNTIL_NUL).error == NB_FEN_OK);
    result = nb_uci_read(&move, &position, (const char *)text, length);
    MUST(nb_uci_message(result.error) != NULL && result.position <= length);
    if (result.error == NB_UCI_OK) {
        MUST(is_legal(move, &position));
        MUST(nb_uci_write(again, move) == length && memcmp(again, text, length) == 0);
    } else {
        MUST(move == 0);
    }
    give_back(text);
    return 0;
}
