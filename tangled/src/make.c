/* make.c: moves made and taken back. See moves.h. */
#include <assert.h>
#include <nibble/keys.h>
#include <nibble/moves.h>

/* Put a piece on an empty square, or remove it: it's the same xor. */
static void toggle(nb_position *position, unsigned code,
                   unsigned square)
{
    const uint64_t number = nb_zobrist_piece(code, square);
    const nb_quad piece = nb_quad_piece(code, square);

    position->quad = nb_quad_xor(&position->quad, &piece);
    position->key ^= number;
    if (nb_kind(code) == NB_PAWN)
        position->pawn_key ^= number;
}

/* Castling's rook jumps over the king, which arrives on this square. */
static void toggle_rook(nb_position *position, unsigned king)
{
    const unsigned rook = nb_code(NB_ROOK, position->side);
    const bool is_short = king % 8 == 6;

    toggle(position, rook, is_short ? king + 1 : king - 2);
    toggle(position, rook, is_short ? king - 1 : king + 1);
}

static void toggle_pieces(nb_position *position, nb_move move)
{
    const unsigned to = nb_move_to(move),
                   captured = nb_move_captured(move);

    toggle(position, nb_move_piece(move), nb_move_from(move));
    if (captured != NB_EMPTY)
        toggle(position, captured,
               nb_move_is_en_passant(move) ? to ^ 8 : to);
    toggle(position, nb_move_placed(move), to);
    if (nb_move_is_castling(move))
        toggle_rook(position, to);
}

/* A clock stops at the highest number that fits, and that FEN has. */
static uint16_t tick(uint16_t clock)
{
    return (uint16_t)(clock + (clock < UINT16_MAX));
}

/* The number of the file of field 4, where the key counts it. */
static uint64_t passed_number(const nb_position *position)
{
    const nb_fen passed = {.en_passant = position->en_passant};

    return nb_en_passant_capturers(position) == 0
               ? 0
               : nb_zobrist_state(&passed);
}

/* The number of the side to move, and of the rights that ended. */
static uint64_t turn_number(unsigned ended)
{
    const nb_fen turn = {.side = NB_BLACK,
                         .castling = (uint8_t)ended,
                         .en_passant = NB_NO_SQUARE};

    return nb_zobrist_state(&turn);
}

/* The castling rights that end when a piece leaves a square or arrives
   there. */
static unsigned rights_of(unsigned square)
{
    static const uint8_t rights[64] = {
        [0] = NB_CASTLE_WHITE_LONG,
        [4] = NB_CASTLE_WHITE_LONG | NB_CASTLE_WHITE_SHORT,
        [7] = NB_CASTLE_WHITE_SHORT,
        [56] = NB_CASTLE_BLACK_LONG,
        [60] = NB_CASTLE_BLACK_LONG | NB_CASTLE_BLACK_SHORT,
        [63] = NB_CASTLE_BLACK_SHORT};

    return rights[square];
}

static void change_state(nb_position *position, nb_move move)
{
    const unsigned from = nb_move_from(move), to = nb_move_to(move);
    const bool stays = nb_kind(nb_move_piece(move)) != NB_PAWN &&
                       nb_move_captured(move) == NB_EMPTY;
    const unsigned ended = rights_of(from) | rights_of(to);

    position->castling = (uint8_t)(position->castling & ~ended);
    position->en_passant = nb_move_is_double_push(move)
                               ? (uint8_t)((from + to) / 2)
                               : NB_NO_SQUARE;
    position->halfmoves = stays ? tick(position->halfmoves) : 0;
    if (position->side == NB_BLACK)
        position->fullmoves = tick(position->fullmoves);
    position->side ^= 1;
}

nb_position nb_position_after(const nb_position *position, nb_move move)
{
    nb_position after = *position;

    toggle_pieces(&after, move);
    change_state(&after, move);
    after.key ^= turn_number(position->castling ^ after.castling) ^
                 passed_number(position) ^ passed_number(&after);
    return after;
}

nb_position nb_position_after_null_move(const nb_position *position)
{
    nb_position after = *position;

    assert(!nb_in_check(position));
    after.en_passant = NB_NO_SQUARE;
    after.halfmoves = tick(after.halfmoves);
    if (after.side == NB_BLACK)
        after.fullmoves = tick(after.fullmoves);
    after.side ^= 1;
    after.key ^= turn_number(0) ^ passed_number(position);
    return after;
}

#if NB_GNU_C
/* A position, as one word of 512 bits at the address of a word. */
typedef uint64_t line
    __attribute__((vector_size(64), aligned(8), may_alias));

void nb_unmake(nb_position *position, const nb_delta *delta)
{
    *(line *)position ^= *(const line *)delta;
}
#else
void nb_unmake(nb_position *position, const nb_delta *delta)
{
    uint64_t words[8], changes[8];

    memcpy(words, position, sizeof words);
    memcpy(changes, delta, sizeof changes);
    for (unsigned i = 0; i < 8; i++)
        words[i] ^= changes[i];
    memcpy(position, words, sizeof words);
}
#endif

nb_delta nb_make(nb_position *position, nb_move move)
{
    nb_delta delta = nb_position_after(position, move);

    nb_unmake(&delta, position);
    nb_unmake(position, &delta);
    return delta;
}
