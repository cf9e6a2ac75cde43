/* fen: what is read, is written as a text that is read as the same; what a position may be, moves can be made from. */
#include "fuzz.h"
#include <nibble/moves.h>
#include <nibble/position.h>

static void check_written(const nb_fen *fen)
{
    char text[NB_FEN_SIZE];
    const size_t length = nb_fen_write(text, fen);
    nb_fen again;

    MUST(length == strlen(text) && length < NB_FEN_SIZE);
    MUST(nb_fen_read_strict(&again, text, length).error == NB_FEN_OK);
    MUST(memcmp(&again, fen, sizeof again) == 0);
}

static void check_position(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_moves(moves, position);
    const nb_position flipped = nb_position_flip(position), twice = nb_position_flip(&flipped);

    MUST(count == nb_count_legal_moves(position) && count == nb_count_legal_moves(&flipped));
    MUST(memcmp(&twice, position, sizeof twice) == 0);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(position, moves[i]);
        const nb_fen fen = nb_position_fen(&after);
        const nb_position fresh = nb_position_unchecked(&fen);

        MUST(memcmp(&fresh, &after, sizeof fresh) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    uint8_t *text = take_bytes(&input, size);
    nb_fen fen, strict;
    nb_position position;
    const nb_fen_result result = nb_fen_read(&fen, (const char *)text, size);
    const nb_fen_result exact = nb_fen_read_strict(&strict, (const char *)text, size);

    MUST(nb_fen_message(result.error) != NULL && result.position <= size && result.field <= 6);
    MUST((result.error == NB_FEN_OK) == (result.field == 0));
    if (result.error == NB_FEN_OK)
        check_written(&fen);
    if (exact.error == NB_FEN_OK)
        MUST(result.error == NB_FEN_OK && memcmp(&strict, &fen, sizeof fen) == 0);
    if (nb_position_read(&position, (const char *)text, size).error == NB_FEN_OK)
        check_position(&position);
    give_back(text);
    return 0;
}
