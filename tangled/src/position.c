/* position.c: positions of 64 bytes. See position.h. */
#include <nibble/attacks.h>
#include <nibble/keys.h>
#include <nibble/position.h>

uint64_t nb_en_passant_capturers(const nb_position *position)
{
    const unsigned side = position->side;
    const unsigned pawn = nb_code(NB_PAWN, side);
    uint64_t passed;

    if (position->en_passant >= NB_NO_SQUARE)
        return 0;
    passed = UINT64_C(1) << position->en_passant;
    return nb_pawn_attacks(passed, side ^ 1) &
           nb_quad_of(&position->quad, pawn);
}

uint64_t nb_position_key(const nb_position *position)
{
    nb_fen fen = nb_position_fen(position);

    if (nb_en_passant_capturers(position) == 0)
        fen.en_passant = NB_NO_SQUARE;
    return nb_zobrist_key(&fen);
}

unsigned nb_count_repetitions(const uint64_t *keys, size_t count,
                              unsigned halfmoves)
{
    unsigned times = 0;

    for (size_t back = 2; back <= halfmoves && back < count; back += 2)
        times += keys[count - 1 - back] == keys[count - 1];
    return times;
}

nb_position nb_position_unchecked(const nb_fen *fen)
{
    nb_position position = {.quad = fen->quad,
                            .pawn_key = nb_pawn_key(&fen->quad),
                            .halfmoves = fen->halfmoves,
                            .fullmoves = fen->fullmoves,
                            .side = fen->side,
                            .castling = fen->castling,
                            .en_passant = fen->en_passant};

    position.key = nb_position_key(&position);
    return position;
}

nb_fen nb_position_fen(const nb_position *position)
{
    return (nb_fen){.quad = position->quad,
                    .side = position->side,
                    .castling = position->castling,
                    .en_passant = position->en_passant,
                    .halfmoves = position->halfmoves,
                    .fullmoves = position->fullmoves};
}

nb_position nb_position_flip(const nb_position *position)
{
    const nb_fen seen = nb_position_fen(position);
    const nb_fen fen = nb_fen_flip(&seen);

    return nb_position_unchecked(&fen);
}
