#include <criterion/criterion.h>
#include <nibble/bitscan.h>
#include <nibble/fen.h>
#include <nibble/keys.h>
#include <nibble/moves.h>
#include <nibble/position.h>
#include <nibble/san.h>
#include <nibble/uci.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "positions.h"
#include "refusal.h"
#include "sentences.h"

TestSuite(legal_moves, .timeout = 60);

static nb_position position_of(const char *text)
{
    nb_position position;
    const nb_fen_result r =
        nb_position_read(&position, text, NB_UNTIL_NUL);

    cr_assert_eq(r.error, NB_FEN_OK, "%s: column %zu, %s", text,
                 r.position + 1, nb_fen_message(r.error));
    return position;
}

static bool same(const nb_position *a, const nb_position *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* For messages: the last one is overwritten. */
static const char *fen_of(const nb_position *position)
{
    static char text[NB_FEN_SIZE];
    const nb_fen fen = nb_position_fen(position);

    nb_fen_write(text, &fen);
    return text;
}

/* Where random games start: positions with known counts. */
static const char *const starts[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
    "- 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
    "1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
    "- - 0 10",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"};

enum { STARTS = sizeof starts / sizeof *starts };

/* A board as a rule book has it: squares, and who is on them. */
typedef struct slow {
    uint8_t at[65]; /* codes; the last square is off the board */
    unsigned side, castling, passed;
} slow;

/* As few bits as say a move: from, to, kind of promotion. */
typedef struct slow_list {
    unsigned moves[1024], count;
} slow_list;

static unsigned slow_move(unsigned from, unsigned to, unsigned kind)
{
    return from | to << 6 | kind << 12;
}

static slow slow_of(const nb_position *position)
{
    slow board = {.side = position->side,
                  .castling = position->castling,
                  .passed = position->en_passant};

    nb_quad_to_mailbox_plain(board.at, &position->quad);
    return board;
}

static unsigned square_at(unsigned square, int east, int north)
{
    int file = (int)square % 8 + east, rank = (int)square / 8 + north;

    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return 64;
    return (unsigned)(8 * rank + file);
}

/* Steps of kings and queens first, of these rooks', then bishops'. */
static const int steps[16][2] = {
    {1, 0},  {0, 1},  {-1, 0},  {0, -1},  {1, 1},  {1, -1},
    {-1, 1}, {-1, -1}, {1, 2},  {2, 1},   {-1, 2}, {2, -1},
    {1, -2}, {-2, 1}, {-1, -2}, {-2, -1}};

static bool has_step(unsigned kind, unsigned step)
{
    switch (kind) {
    case NB_KNIGHT:
        return step >= 8;
    case NB_BISHOP:
        return step >= 4 && step < 8;
    case NB_ROOK:
        return step < 4;
    default:
        return step < 8 && kind != NB_PAWN;
    }
}

static bool goes_on(unsigned kind)
{
    return kind == NB_BISHOP || kind == NB_ROOK || kind == NB_QUEEN;
}

/* Whether a piece attacks a square by a step, and then on. */
static bool steps_to(const slow *board, unsigned from, unsigned step,
                     unsigned target)
{
    unsigned square = from, kind = nb_kind(board->at[from]);

    do {
        square = square_at(square, steps[step][0], steps[step][1]);
        if (square == target)
            return true;
    } while (square < 64 && board->at[square] == 0 && goes_on(kind));
    return false;
}

static bool attacks(const slow *board, unsigned from, unsigned target)
{
    const unsigned piece = board->at[from];
    const int ahead = nb_colour(piece) == NB_WHITE ? 1 : -1;

    if (nb_kind(piece) == NB_PAWN)
        return square_at(from, -1, ahead) == target ||
               square_at(from, 1, ahead) == target;
    for (unsigned step = 0; step < 16; step++)
        if (has_step(nb_kind(piece), step) &&
            steps_to(board, from, step, target))
            return true;
    return false;
}

static bool is_attacked_by(const slow *board, unsigned target,
                           unsigned colour)
{
    for (unsigned from = 0; from < 64; from++)
        if (board->at[from] != 0 &&
            nb_colour(board->at[from]) == colour &&
            attacks(board, from, target))
            return true;
    return false;
}

static bool king_is_attacked(const slow *board, unsigned colour)
{
    for (unsigned square = 0; square < 64; square++)
        if (board->at[square] == nb_code(NB_KING, colour))
            return is_attacked_by(board, square, colour ^ 1);
    return false;
}

/* The rook's move of castling, and the pawn taken in passing. */
static void slow_extras(slow *board, unsigned from, unsigned to)
{
    const unsigned kind = nb_kind(board->at[from]);

    if (kind == NB_KING && to == from + 2) {
        board->at[from + 1] = board->at[from + 3];
        board->at[from + 3] = 0;
    } else if (kind == NB_KING && to + 2 == from) {
        board->at[from - 1] = board->at[from - 4];
        board->at[from - 4] = 0;
    } else if (kind == NB_PAWN && to == board->passed) {
        board->at[8 * (from / 8) + to % 8] = 0;
    }
}

/* A corner or a king's first square that is left or arrived on. */
static unsigned slow_rights(unsigned rights, unsigned square)
{
    static const struct {
        unsigned square, forfeits;
    } firsts[] = {{0, 2}, {4, 3}, {7, 1}, {56, 8}, {60, 12}, {63, 4}};

    for (unsigned i = 0; i < 6; i++)
        if (square == firsts[i].square)
            rights &= ~firsts[i].forfeits;
    return rights;
}

static slow slow_after(slow board, unsigned move)
{
    const unsigned from = move & 63, to = move >> 6 & 63;
    const unsigned piece = board.at[from], kind = move >> 12;

    slow_extras(&board, from, to);
    board.at[to] =
        (uint8_t)(kind != 0 ? nb_code(kind, board.side) : piece);
    board.at[from] = 0;
    board.castling =
        slow_rights(slow_rights(board.castling, from), to);
    board.passed = NB_NO_SQUARE;
    if (nb_kind(piece) == NB_PAWN && abs((int)to - (int)from) == 16)
        board.passed = (from + to) / 2;
    board.side ^= 1;
    return board;
}

/* The definition: a move that does not leave the king attacked. */
static void slow_add(slow_list *list, const slow *board, unsigned from,
                     unsigned to, unsigned kind)
{
    const unsigned move = slow_move(from, to, kind);
    const slow after = slow_after(*board, move);

    if (!king_is_attacked(&after, board->side))
        list->moves[list->count++] = move;
}

static void slow_pawn_to(slow_list *list, const slow *board,
                         unsigned from, unsigned to)
{
    if (to / 8 % 7 != 0)
        slow_add(list, board, from, to, 0);
    else
        for (unsigned kind = NB_KNIGHT; kind <= NB_QUEEN; kind++)
            slow_add(list, board, from, to, kind);
}

static void slow_pawn(slow_list *list, const slow *board, unsigned from)
{
    const int ahead = board->side == NB_WHITE ? 1 : -1;
    const unsigned first = board->side == NB_WHITE ? 1 : 6;
    const unsigned to = square_at(from, 0, ahead);

    if (board->at[to] == 0) {
        slow_pawn_to(list, board, from, to);
        if (from / 8 == first &&
            board->at[square_at(to, 0, ahead)] == 0)
            slow_add(list, board, from, square_at(to, 0, ahead), 0);
    }
    for (int east = -1; east <= 1; east += 2) {
        unsigned aside = square_at(from, east, ahead);

        if (aside < 64 &&
            (aside == board->passed ||
             (board->at[aside] != 0 &&
              nb_colour(board->at[aside]) != board->side)))
            slow_pawn_to(list, board, from, aside);
    }
}

static void slow_steps(slow_list *list, const slow *board,
                      unsigned from, unsigned step)
{
    unsigned to = from, kind = nb_kind(board->at[from]);

    do {
        to = square_at(to, steps[step][0], steps[step][1]);
        if (to < 64 && (board->at[to] == 0 ||
                        nb_colour(board->at[to]) != board->side))
            slow_add(list, board, from, to, 0);
    } while (to < 64 && board->at[to] == 0 && goes_on(kind));
}

/* East: the king goes two squares to the rook at so many squares. */
static void slow_castle(slow_list *list, const slow *board, int east,
                        int rook)
{
    const unsigned king = board->side == NB_WHITE ? 4 : 60;
    const unsigned other = board->side ^ 1;

    for (int i = 1; i < rook; i++)
        if (board->at[square_at(king, east * i, 0)] != 0)
            return;
    for (int i = 0; i <= 2; i++)
        if (is_attacked_by(board, square_at(king, east * i, 0), other))
            return;
    slow_add(list, board, king, square_at(king, 2 * east, 0), 0);
}

static void slow_piece(slow_list *list, const slow *board,
                       unsigned from)
{
    const unsigned piece = board->at[from];

    if (piece == 0 || nb_colour(piece) != board->side)
        return;
    if (nb_kind(piece) == NB_PAWN)
        slow_pawn(list, board, from);
    for (unsigned step = 0; step < 16; step++)
        if (has_step(nb_kind(piece), step))
            slow_steps(list, board, from, step);
}

static int by_number(const void *a, const void *b)
{
    const unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;

    return (x > y) - (x < y);
}

static void slow_legal_moves(slow_list *list, const slow *board)
{
    const unsigned rights = board->castling >> 2 * board->side;

    list->count = 0;
    for (unsigned from = 0; from < 64; from++)
        slow_piece(list, board, from);
    if ((rights & 1) != 0)
        slow_castle(list, board, 1, 3);
    if ((rights & 2) != 0)
        slow_castle(list, board, -1, 4);
    qsort(list->moves, list->count, sizeof *list->moves, by_number);
}

static void expect_count_and_check(const nb_position *position,
                                   const slow *board, unsigned count)
{
    cr_assert_eq(nb_count_legal_moves(position), count, "%s counted",
                 fen_of(position));
    cr_assert_eq(nb_in_check(position),
                 king_is_attacked(board, position->side), "%s: check",
                 fen_of(position));
}

/* The legal moves, checked against the slow ones and the count. */
static unsigned expect_moves(nb_move moves[NB_MAX_MOVES],
                             const nb_position *position)
{
    const slow board = slow_of(position);
    const unsigned count = nb_generate_moves(moves, position);
    slow_list want, got = {.count = count};

    slow_legal_moves(&want, &board);
    for (unsigned i = 0; i < count; i++)
        got.moves[i] = slow_move(nb_move_from(moves[i]),
                                 nb_move_to(moves[i]),
                                 nb_move_promotion(moves[i]));
    qsort(got.moves, count, sizeof *got.moves, by_number);
    cr_assert_eq(count, want.count, "%s: %u moves, not %u",
                 fen_of(position), count, want.count);
    cr_assert_arr_eq(got.moves, want.moves,
                     count * sizeof *got.moves, "%s",
                     fen_of(position));
    expect_count_and_check(position, &board, count);
    return count;
}

static void expect_after(const nb_position *position, nb_move move)
{
    const nb_position after = nb_position_after(position, move);
    const unsigned same = slow_move(nb_move_from(move),
                                    nb_move_to(move),
                                    nb_move_promotion(move));
    const slow want = slow_after(slow_of(position), same);
    const slow got = slow_of(&after);

    cr_assert_arr_eq(got.at, want.at, 64, "%s, 0x%X",
                     fen_of(position), move);
    cr_assert(got.side == want.side && got.castling == want.castling &&
                  got.passed == want.passed,
              "%s, 0x%X", fen_of(position), move);
}

/* King and rooks at home in half of the boards, with their rights. */
static void home_side(nb_fen *fen, unsigned colour, uint64_t *state)
{
    const unsigned home = 56 * colour, rights = 3u << 2 * colour;
    const uint64_t king =
        nb_quad_of(&fen->quad, nb_code(NB_KING, colour));

    if (king == 0 || random_below(state, 2) == 0)
        return;
    nb_quad_remove(&fen->quad, nb_lsb(king));
    nb_quad_put(&fen->quad, home, nb_code(NB_ROOK, colour));
    nb_quad_put(&fen->quad, home + 4, nb_code(NB_KING, colour));
    nb_quad_put(&fen->quad, home + 7, nb_code(NB_ROOK, colour));
    fen->castling = (uint8_t)(fen->castling | rights);
}

/* A double push that may have been the last move, in most boards. */
static void pass(nb_fen *fen, uint64_t *state)
{
    const unsigned rank = fen->side == NB_WHITE ? 5 : 2;

    for (unsigned tries = 0; tries < 8; tries++) {
        fen->en_passant = (uint8_t)(8 * rank + random_below(state, 8));
        if (nb_fen_check(fen) == NB_FEN_OK)
            return;
    }
    fen->en_passant = NB_NO_SQUARE;
}

/* A position that keeps the rules. */
static nb_position random_position(uint64_t *state)
{
    nb_fen fen;

    do {
        fen = (nb_fen){.quad = random_placement(state),
                       .side = (uint8_t)random_below(state, 2),
                       .en_passant = NB_NO_SQUARE,
                       .fullmoves = 1};
        home_side(&fen, NB_WHITE, state);
        home_side(&fen, NB_BLACK, state);
    } while (nb_fen_check(&fen) != NB_FEN_OK);
    pass(&fen, state);
    return nb_position_unchecked(&fen);
}

#define KINGS "4k3/8/8/8/8/8/8/4K3"
/* Texts, and what comes of them. */
static const struct {
    const char *text;
    nb_fen_error error;
    unsigned field;
    size_t at;
} position_texts[] = {
    {"8/8/8/8/8/8/8/k6K w KQ - 0 1", NB_FEN_IMPOSSIBLE_CASTLING, 3, 20},
    {" \n8/8/8/8/8/8/8/k6K  w\tKQ", NB_FEN_NO_FIELD, 4, 25},
    {" \n8/8/8/8/8/8/8/k6K  w\tKQ -", NB_FEN_IMPOSSIBLE_CASTLING, 3,
     23},
    {"8/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_NO_KING, 1, 0},
    {"\t4k3/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_NO_KING, 1, 1},
    {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", NB_FEN_TOO_MANY_KINGS, 1, 0},
    {"4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - -", NB_FEN_TOO_MANY_PIECES,
     1, 0},
    {"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", NB_FEN_PAWN_RANK, 1, 0},
    {KINGS " b - e3 0 1", NB_FEN_IMPOSSIBLE_EN_PASSANT, 4, 24},
    {KINGS " b  -  e3 0 1", NB_FEN_IMPOSSIBLE_EN_PASSANT, 4, 26},
    {"4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", NB_FEN_LEFT_CHECK, 2, 22},
    {"", NB_FEN_NO_FIELD, 1, 0},
    {KINGS " w - - 0 1 x", NB_FEN_MORE_TEXT, 6, 30},
    {KINGS " w - - 0 1", NB_FEN_OK, 0, 29},
    {KINGS " w - - 0 0\r\n", NB_FEN_OK, 0, 31},
    {KINGS " b - -;D1 5", NB_FEN_OK, 0, 25},
    {"startpos", NB_FEN_OK, 0, 8},
    /* No game has these, but nothing breaks. */
    {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -", NB_FEN_OK, 0, 33},
    {"4k3/8/8/8/8/QQQQQQQQ/P7/3QK3 b - -", NB_FEN_OK, 0, 34},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 9", NB_FEN_OK, 0, 33},
};

Test(legal_moves, a_text_is_a_checked_position_or_an_error)
{
    const size_t count = sizeof position_texts / sizeof *position_texts;

    for (size_t i = 0; i < count; i++) {
        const char *text = position_texts[i].text;
        nb_position position, before;
        nb_fen_result r;

        memset(&before, 0x3F, sizeof before);
        position = before;
        r = nb_position_read(&position, text, NB_UNTIL_NUL);
        cr_expect(r.error == position_texts[i].error &&
                      r.field == position_texts[i].field &&
                      r.position == position_texts[i].at,
                  "\"%s\": field %u, position %zu: %s", text, r.field,
                  r.position, nb_fen_message(r.error));
        cr_expect_eq(same(&position, &before), r.error != NB_FEN_OK,
                     "\"%s\": %s", text, nb_fen_message(r.error));
    }
}

Test(legal_moves, a_position_is_read_up_to_its_length)
{
    const size_t count = sizeof position_texts / sizeof *position_texts;

    for (size_t i = 0; i < count; i++) {
        const size_t length = strlen(position_texts[i].text);
        char *alone = malloc(length + 1);
        nb_position position;
        nb_fen_result r;

        memcpy(alone, position_texts[i].text, length);
        alone[length] = '9'; /* which is not part of the text */
        r = nb_position_read(&position, alone, length);
        cr_expect(r.error == position_texts[i].error &&
                      r.position == position_texts[i].at,
                  "\"%s\": position %zu: %s", position_texts[i].text,
                  r.position, nb_fen_message(r.error));
        free(alone);
    }
}

Test(legal_moves, what_is_read_has_the_keys_of_its_fen)
{
    for (unsigned i = 0; i < sizeof starts / sizeof *starts; i++) {
        const nb_position position = position_of(starts[i]);
        const nb_fen fen = nb_position_fen(&position);
        const nb_position again = nb_position_unchecked(&fen);

        cr_expect(same(&position, &again), "%s", starts[i]);
        cr_expect_str_eq(fen_of(&position), starts[i], "%s",
                         fen_of(&position));
    }
}

Test(legal_moves, a_position_has_the_size_of_a_cache_line)
{
    cr_expect_eq(sizeof(nb_position), 64, "%zu", sizeof(nb_position));
    cr_expect_eq(offsetof(nb_position, spare) + 9, 64, "no padding");
}

Test(legal_moves, a_position_gives_its_fen_back)
{
    uint64_t state = 1;

    for (unsigned i = 0; i < 1000; i++) {
        const nb_position position = random_position(&state);
        const nb_position again = position_of(fen_of(&position));

        cr_assert(same(&again, &position), "%s", fen_of(&position));
    }
}

Test(legal_moves, a_square_that_nobody_takes_on_is_not_in_the_key)
{
    const nb_position two[] = {
        position_of("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"),
        position_of("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
        position_of("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
        position_of("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1")};

    cr_expect_eq(two[0].key, two[1].key, "nobody takes");
    cr_expect_neq(two[2].key, two[3].key, "the pawn on d4 may");
    cr_expect_eq(two[0].en_passant, 20, "but it is kept");
}

Test(legal_moves, those_of_random_positions_are_the_slow_ones)
{
    uint64_t state = 10;

    for (unsigned i = 0; i < 20000; i++) {
        const nb_position position = random_position(&state);
        nb_move moves[NB_MAX_MOVES];
        unsigned count = expect_moves(moves, &position);

        if (count > 0)
            expect_after(&position,
                         moves[random_below(&state, count)]);
    }
}

static void expect_parts(const char *fen, const char *text,
                         unsigned piece, unsigned taken,
                         unsigned placed, unsigned flags)
{
    const nb_position position = position_of(fen);
    nb_move move = 0;

    cr_assert_eq(
        nb_uci_read(&move, &position, text, NB_UNTIL_NUL).error,
        NB_UCI_OK, "%s", text);
    cr_expect_eq(nb_move_piece(move), piece, "%s: 0x%X", text, move);
    cr_expect_eq(nb_move_captured(move), taken, "%s: 0x%X", text, move);
    cr_expect_eq(nb_move_placed(move), placed, "%s: 0x%X", text, move);
    cr_expect_eq(1u * nb_move_is_en_passant(move) +
                     2u * nb_move_is_castling(move) +
                     4u * nb_move_is_double_push(move),
                 flags, "%s: 0x%X", text, move);
}

Test(legal_moves, a_move_has_its_pieces_and_what_is_special)
{
    const char *cover = starts[1];

    expect_parts(starts[0], "b1c3", 4, 0, 4, 0);
    expect_parts(starts[0], "e2e4", 2, 0, 2, 4);
    expect_parts(starts[0], "e2e3", 2, 0, 2, 0);
    expect_parts(cover, "e5g6", 4, 3, 4, 0);
    expect_parts(cover, "e1g1", 12, 0, 12, 2);
    expect_parts(cover, "e1c1", 12, 0, 12, 2);
    expect_parts(cover, "e1f1", 12, 0, 12, 0);
    expect_parts("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 2, 5, 10,
                 0);
    expect_parts("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", 3, 2, 3,
                 1);
}

Test(legal_moves, two_pawns_may_stand_where_one_takes_in_passing)
{
    const nb_position position =
        position_of("4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1");
    const uint64_t c4 = UINT64_C(1) << 26, e4 = UINT64_C(1) << 28;

    cr_expect_eq(nb_en_passant_capturers(&position), c4 | e4, "0x%jX",
                 (uintmax_t)nb_en_passant_capturers(&position));
}

/* How many moves but castling do not leave their player in check. */
static unsigned count_safe(const nb_position *position,
                           const nb_move *moves, unsigned count)
{
    unsigned safe = 0;

    for (unsigned i = 0; i < count; i++) {
        nb_position after = nb_position_after(position, moves[i]);

        after.side ^= 1;
        safe += !nb_move_is_castling(moves[i]) && !nb_in_check(&after);
    }
    return safe;
}

Test(legal_moves, are_pseudo_legal_ones_that_leave_no_check)
{
    uint64_t state = 11;

    for (unsigned i = 0; i < 5000; i++) {
        const nb_position position = random_position(&state);
        nb_move moves[NB_MAX_MOVES];
        unsigned count = nb_generate_moves(moves, &position);
        const unsigned want = count_safe(&position, moves, count);

        count = nb_generate_pseudo_legal(moves, &position);
        cr_assert_eq(count_safe(&position, moves, count), want, "%s",
                     fen_of(&position));
    }
}

static uint64_t perft(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;
    unsigned count;

    if (depth == 1)
        return nb_count_legal_moves(position);
    count = nb_generate_moves(moves, position);
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(position, moves[i]);

        sum += perft(&after, depth - 1);
    }
    return sum;
}

Test(legal_moves, as_many_sequences_as_others_have_counted)
{
    static const uint64_t counts[STARTS][4] = {
        {20, 400, 8902, 197281},   {48, 2039, 97862, 4085603},
        {14, 191, 2812, 43238},    {6, 264, 9467, 422333},
        {44, 1486, 62379, 2103487}, {46, 2079, 89890, 3894594},
        {24, 496, 9483, 182838},   {218, 0, 0, 0}};

    for (unsigned i = 0; i < STARTS; i++)
        for (unsigned n = 0; n < 4 && counts[i][n] != 0; n++) {
            const nb_position position = position_of(starts[i]);
            const uint64_t count = perft(&position, n + 1);

            cr_expect_eq(count, counts[i][n], "%s, depth %u: %ju",
                         starts[i], n + 1, (uintmax_t)count);
        }
}

static nb_position play(const char *fen, const char *text)
{
    const nb_position position = position_of(fen);
    nb_move move = 0;

    cr_assert_eq(
        nb_uci_read(&move, &position, text, NB_UNTIL_NUL).error,
        NB_UCI_OK, "%s", text);
    return nb_position_after(&position, move);
}

Test(legal_moves, one_move_makes_one_position_of_two)
{
    const nb_position a =
        play("4k2r/8/8/8/8/8/8/4K2R w Kk - 3 60", "h1h8");
    const nb_position b =
        play("4k2r/8/8/8/8/8/8/4K2R w - - 40 60", "h1h8");

    cr_expect(same(&a, &b), "%s", fen_of(&a));
}

Test(legal_moves, positions_may_begin_at_the_address_of_any_word)
{
    const nb_position start =
        position_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    char *buffer = malloc(4 * sizeof start);
    nb_move move = 0;

    cr_assert_not_null(buffer, "no memory");
    cr_assert_eq(nb_uci_read(&move, &start, "a7a8q", 5).error,
                 NB_UCI_OK, "a7a8q");
    for (size_t at = 0; at < sizeof start; at += sizeof(uint64_t)) {
        nb_position *position = (void *)(buffer + at);
        nb_delta *delta = (void *)(buffer + at + 2 * sizeof start);

        *position = start;
        *delta = nb_make(position, move);
        nb_unmake(position, delta);
        cr_expect(same(position, &start), "%zu: %s", at,
                  fen_of(position));
    }
    free(buffer);
}

Test(legal_moves, the_clocks_count_on_or_begin_again)
{
    static const char *const games[][3] = {
        {"4k3/8/8/8/8/8/P7/N3K3 w - - 3 7", "a1b3",
         "4k3/8/8/8/8/1N6/P7/4K3 b - - 4 7"},
        {"4k3/8/8/8/8/8/P7/N3K3 w - - 3 7", "a2a3",
         "4k3/8/8/8/8/P7/8/N3K3 b - - 0 7"},
        {"4k3/8/8/8/8/8/p7/N3K3 b - - 3 7", "e8d8",
         "3k4/8/8/8/8/8/p7/N3K3 w - - 4 8"},
        {"4k3/8/8/8/8/8/n7/R3K3 w - - 3 7", "a1a2",
         "4k3/8/8/8/8/8/R7/4K3 b - - 0 7"},
        {"4k3/8/8/8/8/8/8/4K3 b - - 65535 65535", "e8d8",
         "3k4/8/8/8/8/8/8/4K3 w - - 65535 65535"},
        {"4k3/8/8/8/8/8/8/4K3 b - - 65534 65534", "e8d8",
         "3k4/8/8/8/8/8/8/4K3 w - - 65535 65535"}};

    for (unsigned i = 0; i < sizeof games / sizeof *games; i++) {
        const nb_position after = play(games[i][0], games[i][1]);

        cr_expect_str_eq(fen_of(&after), games[i][2], "%s",
                         games[i][1]);
    }
}

/* What a rook's move to d8 changes, in a position like this one. */
static nb_delta delta_of(const char *fen)
{
    const nb_position before = position_of(fen);
    nb_position after = play(fen, "d1d8");

    nb_unmake(&after, &before);
    return after;
}

Test(legal_moves, one_move_has_many_deltas)
{
    const nb_delta plain = delta_of("7k/8/8/8/8/8/8/K2R4 w - - 3 9");
    const nb_delta takes = delta_of("3q3k/8/8/8/8/8/8/K2R4 w - - 3 9");
    const nb_delta clock = delta_of("7k/8/8/8/8/8/8/K2R4 w - - 0 9");
    const nb_delta passed =
        delta_of("7k/8/8/4pP2/8/8/8/K2R4 w - e6 0 9");

    cr_expect_eq(plain.halfmoves, 3 ^ 4, "%u", plain.halfmoves);
    cr_expect_eq(takes.halfmoves, 3 ^ 0, "%u", takes.halfmoves);
    cr_expect_eq(clock.halfmoves, 0 ^ 1, "%u", clock.halfmoves);
    cr_expect_neq(takes.key, plain.key, "0x%jX", (uintmax_t)plain.key);
    cr_expect_neq(passed.key, clock.key, "0x%jX", (uintmax_t)clock.key);
    cr_expect_eq(clock.key, plain.key, "no key has the clocks");
}

/* A step of a game: all that must hold of a position and a move. */
static void expect_step(const nb_position *position, nb_move move)
{
    const nb_position after = nb_position_after(position, move);
    nb_position board = *position;
    const nb_delta delta = nb_make(&board, move);

    cr_assert(same(&board, &after), "%s, 0x%X: made",
              fen_of(position), move);
    cr_assert_eq(after.key, nb_position_key(&after), "%s, 0x%X",
                 fen_of(position), move);
    cr_assert_eq(after.pawn_key, nb_pawn_key(&after.quad), "%s, 0x%X",
                 fen_of(position), move);
    nb_unmake(&board, &delta);
    cr_assert(same(&board, position), "%s, 0x%X: unmade",
              fen_of(position), move);
}

static unsigned expect_game(const nb_position *start, uint64_t *state)
{
    nb_position position = *start;

    for (unsigned ply = 0; ply < 150; ply++) {
        const nb_position flipped = nb_position_flip(&position);
        nb_move moves[NB_MAX_MOVES], move;
        unsigned count = expect_moves(moves, &position);

        cr_assert_eq(nb_count_legal_moves(&flipped), count,
                     "%s, flipped", fen_of(&position));
        if (count == 0)
            return ply;
        move = moves[random_below(state, count)];
        expect_step(&position, move);
        expect_after(&position, move);
        position = nb_position_after(&position, move);
    }
    return 150;
}

Test(legal_moves, random_games_hold_at_each_step)
{
    uint64_t state = 3;
    unsigned plies = 0;

    for (unsigned i = 0; i < 400; i++) {
        const nb_position start = i % 2 == 0
                                      ? random_position(&state)
                                      : position_of(starts[i / 2 % 8]);

        plies += expect_game(&start, &state);
    }
    cr_expect_gt(plies, 20000, "%u plies", plies);
}

static void expect_pass(const nb_position *position)
{
    const nb_position after = nb_position_after_null_move(position);
    nb_fen want = nb_position_fen(position);
    nb_position fresh;

    want.halfmoves = (uint16_t)(want.halfmoves + 1);
    want.fullmoves = (uint16_t)(want.fullmoves + want.side);
    want.side ^= 1;
    want.en_passant = NB_NO_SQUARE;
    fresh = nb_position_unchecked(&want);
    cr_assert(same(&after, &fresh), "%s", fen_of(position));
    cr_assert_eq(nb_fen_check(&want), NB_FEN_OK, "%s: %s",
                 fen_of(position), nb_fen_message(nb_fen_check(&want)));
}

Test(legal_moves, a_null_move_passes_the_turn_alone)
{
    uint64_t state = 24;
    unsigned passed = 0;

    for (unsigned i = 0; i < 5000; i++) {
        const nb_position position = random_position(&state);

        if (nb_in_check(&position))
            continue;
        expect_pass(&position);
        passed++;
    }
    cr_expect_gt(passed, 2000, "%u positions", passed);
}

Test(legal_moves, a_null_move_stops_the_clocks_at_their_highest)
{
    const nb_position last =
        position_of("4k3/8/8/8/8/8/8/4K3 b - - 65535 65535");
    const nb_position after = nb_position_after_null_move(&last);

    cr_expect_str_eq(fen_of(&after),
                     "4k3/8/8/8/8/8/8/4K3 w - - 65535 65535", "%s",
                     fen_of(&after));
}

Test(legal_moves, a_null_move_in_check_is_refused)
{
    const nb_position position =
        position_of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");

    EXPECT_REFUSED(nb_position_after_null_move(&position));
}

/* The definition: a look at each position, for all there are. */
static unsigned count_same(const uint64_t *keys, size_t count,
                           unsigned halfmoves)
{
    unsigned times = 0;

    for (size_t i = 0; i + 1 < count; i++)
        times += keys[i] == keys[count - 1] &&
                 i + halfmoves >= count - 1 && (count - 1 - i) % 2 == 0;
    return times;
}

Test(legal_moves, repetitions_are_of_one_side_since_the_last_capture)
{
    uint64_t state = 25;

    cr_expect_eq(nb_count_repetitions(NULL, 0, 9), 0, "no position");
    for (size_t count = 1; count < 40; count++)
        for (unsigned halfmoves = 0; halfmoves < 45; halfmoves++) {
            uint64_t *keys = malloc(count * sizeof *keys);
            unsigned got, want;

            for (size_t i = 0; i < count; i++)
                keys[i] = random_below(&state, 3);
            got = nb_count_repetitions(keys, count, halfmoves);
            want = count_same(keys, count, halfmoves);
            cr_assert_eq(got, want, "%zu, %u: %u, not %u", count,
                         halfmoves, got, want);
            free(keys);
        }
}

/* Whether all is the same but the clocks; no pawn is passed here. */
static bool same_but_clocks(const nb_position *a, const nb_position *b)
{
    return nb_quad_equal(&a->quad, &b->quad) && a->side == b->side &&
           a->castling == b->castling;
}

/* A game in which few pieces walk around, and how often all came. */
static unsigned expect_repetitions(const char *start, uint64_t *state)
{
    static nb_position game[100];
    static uint64_t keys[100];
    unsigned all = 0;

    game[0] = position_of(start);
    for (unsigned n = 0; n < 100; n++) {
        nb_move moves[NB_MAX_MOVES];
        const unsigned count = nb_generate_moves(moves, &game[n]);
        unsigned times = 0;

        keys[n] = game[n].key;
        for (unsigned i = 0; i < n; i++)
            times += same_but_clocks(&game[i], &game[n]);
        cr_assert_eq(
            nb_count_repetitions(keys, n + 1, game[n].halfmoves), times,
            "%s, after %u moves", start, n);
        all += times;
        if (count == 0 || n == 99)
            break;
        game[n + 1] = nb_position_after(
            &game[n], moves[random_below(state, count)]);
    }
    return all;
}

Test(legal_moves, repetitions_are_all_that_a_game_has)
{
    static const char *const games[] = {
        "k7/8/8/8/8/8/8/K7 w - - 3 1", "k6r/8/8/8/8/8/8/K7 b - - 0 1",
        "4k3/3p4/8/8/8/8/8/4K3 w - - 0 1",
        "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"};
    uint64_t state = 26;
    unsigned all = 0;

    for (unsigned i = 0; i < 200; i++)
        all += expect_repetitions(games[i % 4], &state);
    cr_expect_gt(all, 200, "%u repetitions", all);
}
Test(legal_moves, text_of_a_move_is_read_back)
{
    uint64_t state = 7;

    for (unsigned i = 0; i < 300; i++) {
        const nb_position position = random_position(&state);
        nb_move moves[NB_MAX_MOVES], move = 0;
        unsigned count = nb_generate_moves(moves, &position);

        for (unsigned k = 0; k < count; k++) {
            char text[NB_UCI_SIZE];
            size_t length = nb_uci_write(text, moves[k]);

            cr_assert_eq(length, strlen(text), "%s", text);
            cr_assert_eq(nb_uci_read(&move, &position, text, length)
                             .error,
                         NB_UCI_OK, "%s", text);
            cr_assert_eq(move, moves[k], "%s: 0x%X", text, move);
        }
    }
}

static void expect_no_move(const char *fen, const char *text,
                           size_t at, nb_uci_error error)
{
    const nb_position position = position_of(fen);
    char *alone = malloc(strlen(text) + 1);
    nb_move move = 0x3F;
    nb_uci_result r = nb_uci_read(&move, &position, text, NB_UNTIL_NUL);

    cr_expect(r.error == error && r.position == at,
              "%s: character %zu, %s", text, r.position,
              nb_uci_message(r.error));
    memcpy(alone, text, strlen(text));
    alone[strlen(text)] = 'q'; /* which is not part of the text */
    r = nb_uci_read(&move, &position, alone, strlen(text));
    cr_expect(r.error == error && r.position == at,
              "%s by length: character %zu, %s", text, r.position,
              nb_uci_message(r.error));
    cr_expect_eq(move, 0x3F, "%s: written", text);
    free(alone);
}

Test(legal_moves, a_text_that_is_no_move_says_where_and_why)
{
    static const struct {
        const char *text;
        size_t at;
        nb_uci_error error;
    } wrong[] = {
        {"", 0, NB_UCI_BAD_FILE},     {"i2i4", 0, NB_UCI_BAD_FILE},
        {"E2E4", 0, NB_UCI_BAD_FILE}, {"0000", 0, NB_UCI_BAD_FILE},
        {"e", 1, NB_UCI_BAD_RANK},    {"e9e4", 1, NB_UCI_BAD_RANK},
        {"e2", 2, NB_UCI_BAD_FILE},   {"e2-e4", 2, NB_UCI_BAD_FILE},
        {"e2e0", 3, NB_UCI_BAD_RANK}, {"e2e", 3, NB_UCI_BAD_RANK},
        {"e2e4 ", 4, NB_UCI_BAD_PROMOTION},
        {"e2e4Q", 4, NB_UCI_BAD_PROMOTION},
        {"e2e4qq", 5, NB_UCI_MORE_TEXT},
        {"e2e4q", 4, NB_UCI_NO_PROMOTION},
        {"e3e4", 0, NB_UCI_EMPTY_SQUARE},
        {"e7e5", 0, NB_UCI_OTHER_PLAYER},
        {"e2e5", 2, NB_UCI_UNREACHABLE},
        {"e2e5q", 2, NB_UCI_UNREACHABLE},
        {"e1e2", 2, NB_UCI_UNREACHABLE},
    };

    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++)
        expect_no_move(starts[0], wrong[i].text, wrong[i].at,
                       wrong[i].error);
}

Test(legal_moves, a_move_that_is_only_illegal_says_so)
{
    expect_no_move("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", 4,
                   NB_UCI_MISSING_PROMOTION);
    expect_no_move("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", 4,
                   NB_UCI_BAD_PROMOTION);
    expect_no_move("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", 2,
                   NB_UCI_LEAVES_CHECK);
    expect_no_move("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5d6", 2,
                   NB_UCI_LEAVES_CHECK);
    expect_no_move("6bk/8/8/3pP3/8/1K6/8/8 w - d6 0 1", "e5d6", 2,
                   NB_UCI_LEAVES_CHECK);
    expect_no_move("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1", "e1c1", 2,
                   NB_UCI_CASTLES_IN_CHECK);
}

Test(legal_moves, a_move_ends_where_its_length_says)
{
    const nb_position position = position_of(starts[0]);
    nb_move move = 0;
    nb_uci_result r = nb_uci_read(&move, &position, "e2e4 e7e5", 4);

    cr_expect(r.error == NB_UCI_OK && r.position == 4, "%s at %zu",
              nb_uci_message(r.error), r.position);
    cr_expect(nb_move_from(move) == 12 && nb_move_to(move) == 28,
              "0x%X", move);
    r = nb_uci_read(&move, &position, "e2e4", 5);
    cr_expect(r.error == NB_UCI_BAD_PROMOTION && r.position == 4,
              "a NUL: %s at %zu", nb_uci_message(r.error), r.position);
    r = nb_uci_read(&move, &position, NULL, 0);
    cr_expect(r.error == NB_UCI_BAD_FILE && r.position == 0,
              "nothing: %s", nb_uci_message(r.error));
}

static const char *sentence(int e)
{
    return nb_uci_message((nb_uci_error)e);
}

Test(legal_moves, every_error_of_a_move_has_its_own_sentence)
{
    expect_own_sentences(sentence, NB_UCI_LEAVES_CHECK);
}

Test(legal_moves, a_number_that_is_no_error_of_a_move_is_unknown)
{
    expect_unknown(sentence, NB_UCI_LEAVES_CHECK);
}

Test(legal_moves, no_move_is_four_zeros)
{
    char text[NB_UCI_SIZE];

    cr_expect_eq(nb_uci_write(text, 0), 4, "length");
    cr_expect_str_eq(text, "0000", "%s", text);
}
/* A move of the plain generator, spelt with parts of its square. */
enum { BY_FILE = 1, BY_RANK = 2, WITHOUT_X = 4, WITHOUT_SIGN = 8 };

static void slow_spell(char text[16], const slow *board, unsigned move,
                       unsigned form)
{
    const unsigned from = move & 63, to = move >> 6 & 63;
    const unsigned piece = nb_kind(board->at[from]);
    const bool captures = board->at[to] != 0 ||
                          (piece == NB_PAWN && from % 8 != to % 8);
    const char letter[2] = {"..NBRQK"[piece]};
    const char first[3] = {(char)('a' + from % 8),
                           (char)('1' + from / 8)};
    const char last[3] = {(char)('a' + to % 8), (char)('1' + to / 8)};
    const char promotion[2] = {"\0.NBRQ"[move >> 12]};

    if (piece == NB_KING && (to == from + 2 || to + 2 == from)) {
        strcpy(text, to > from ? "O-O" : "O-O-O");
        return;
    }
    snprintf(text, 16, "%s%.*s%.*s%s%s%s%s",
             piece == NB_PAWN ? "" : letter, (form & BY_FILE) != 0,
             first, (form & BY_RANK) != 0, first + 1,
             captures && (form & WITHOUT_X) == 0 ? "x" : "", last,
             move >> 12 != 0 && (form & WITHOUT_SIGN) == 0 ? "=" : "",
             promotion);
}

/* A pawn's capture has its file, and no text of a pawn begins 2. */
static bool is_spelling(const slow *board, unsigned move, unsigned form)
{
    const unsigned from = move & 63, to = move >> 6 & 63;

    if (nb_kind(board->at[from]) != NB_PAWN)
        return true;
    return (form & BY_FILE) != 0 ||
           ((form & BY_RANK) == 0 && from % 8 == to % 8);
}

static bool is_spelt(const slow *board, unsigned move, const char *text)
{
    const unsigned to = move >> 6 & 63;
    const char last[3] = {(char)('a' + to % 8), (char)('1' + to / 8)};
    char other[16];

    if (text[0] != 'O' && strstr(text, last) == NULL)
        return false;
    for (unsigned form = 0; form < 16; form++) {
        slow_spell(other, board, move, form);
        if (is_spelling(board, move, form) && strcmp(text, other) == 0)
            return true;
    }
    return false;
}

/* How many legal moves a text may mean. */
static unsigned count_meanings(const char *text, const slow *board,
                               const slow_list *list)
{
    unsigned meanings = 0;

    for (unsigned i = 0; i < list->count; i++)
        meanings += is_spelt(board, list->moves[i], text);
    return meanings;
}

static void slow_san(char text[16], const slow *board, unsigned move,
                     const slow_list *list)
{
    const slow after = slow_after(*board, move);
    slow_list replies;

    for (unsigned form = 0; form <= (BY_FILE | BY_RANK); form++) {
        slow_spell(text, board, move, form);
        if (is_spelling(board, move, form) &&
            count_meanings(text, board, list) == 1)
            break;
    }
    if (!king_is_attacked(&after, after.side))
        return;
    slow_legal_moves(&replies, &after);
    strcat(text, replies.count == 0 ? "#" : "+");
}

static void expect_read(const nb_position *position, const char *text,
                        nb_move move)
{
    nb_move got = 0;
    const nb_san_result r =
        nb_san_read(&got, position, text, NB_UNTIL_NUL);

    cr_assert_eq(r.error, NB_SAN_OK, "%s, %s: character %zu, %s",
                 fen_of(position), text, r.position,
                 nb_san_message(r.error));
    cr_assert(got == move && r.position == strlen(text),
              "%s, %s: 0x%X, not 0x%X; character %zu", fen_of(position),
              text, got, move, r.position);
}

/* Writes all moves of a position, each as another text, and reads. */
static unsigned expect_round_trips(char texts[][NB_SAN_SIZE],
                                   nb_move moves[NB_MAX_MOVES],
                                   const nb_position *position)
{
    const unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++) {
        const size_t length =
            nb_san_write(texts[i], position, moves[i]);

        cr_assert_eq(length, strlen(texts[i]), "%s: %zu", texts[i],
                     length);
        expect_read(position, texts[i], moves[i]);
        for (unsigned k = 0; k < i; k++)
            cr_assert_str_neq(texts[i], texts[k], "%s: 0x%X and 0x%X",
                              fen_of(position), moves[i], moves[k]);
    }
    return count;
}

/* And compares the texts with the definition. */
static void expect_notation(const nb_position *position)
{
    const slow board = slow_of(position);
    nb_move moves[NB_MAX_MOVES];
    char texts[NB_MAX_MOVES][NB_SAN_SIZE], want[16];
    const unsigned count = expect_round_trips(texts, moves, position);
    slow_list list;

    slow_legal_moves(&list, &board);
    for (unsigned i = 0; i < count; i++) {
        slow_san(want, &board,
                 slow_move(nb_move_from(moves[i]), nb_move_to(moves[i]),
                           nb_move_promotion(moves[i])),
                 &list);
        cr_assert_str_eq(texts[i], want, "%s, 0x%X: %s, not %s",
                         fen_of(position), moves[i], texts[i], want);
    }
}

Test(legal_moves, notation_is_the_first_spelling_without_a_rival)
{
    uint64_t state = 21;

    for (unsigned i = 0; i < STARTS; i++) {
        const nb_position start = position_of(starts[i]);
        const nb_position flipped = nb_position_flip(&start);

        expect_notation(&start);
        expect_notation(&flipped);
    }
    for (unsigned i = 0; i < 300; i++) {
        const nb_position position = random_position(&state);

        expect_notation(&position);
    }
}

Test(legal_moves, notation_of_random_games_is_read_back)
{
    uint64_t state = 22;

    for (unsigned i = 0; i < 24; i++) {
        nb_position position = position_of(starts[i % STARTS]);

        for (unsigned ply = 0; ply < 100; ply++) {
            char texts[NB_MAX_MOVES][NB_SAN_SIZE];
            nb_move moves[NB_MAX_MOVES];
            const unsigned count =
                expect_round_trips(texts, moves, &position);

            if (count == 0)
                break;
            position = nb_position_after(
                &position, moves[random_below(&state, count)]);
        }
    }
}

/* The move alone that fits, or what is said if none or more do. */
static void expect_spelling(const nb_position *position,
                            const char *text, unsigned meanings,
                            unsigned want)
{
    nb_move move = 0;
    const nb_san_error error =
        nb_san_read(&move, position, text, NB_UNTIL_NUL).error;

    cr_assert_eq(error == NB_SAN_OK, meanings == 1, "%s, %s: %s",
                 fen_of(position), text, nb_san_message(error));
    cr_assert_eq(error == NB_SAN_AMBIGUOUS, meanings > 1, "%s, %s: %s",
                 fen_of(position), text, nb_san_message(error));
    if (error == NB_SAN_OK)
        cr_assert_eq(slow_move(nb_move_from(move), nb_move_to(move),
                               nb_move_promotion(move)),
                     want, "%s, %s: 0x%X", fen_of(position), text,
                     move);
}

/* Every form of every move, with signs that may be false. */
static void expect_spellings(const nb_position *position)
{
    static const char *const signs[] = {"",   "+",  "#",
                                        "!?", "++", "#??"};
    const slow board = slow_of(position);
    slow_list list;

    slow_legal_moves(&list, &board);
    for (unsigned i = 0; i < list.count; i++)
        for (unsigned form = 0; form < 16; form++) {
            char text[32];
            unsigned meanings;

            slow_spell(text, &board, list.moves[i], form);
            if (!is_spelling(&board, list.moves[i], form))
                continue;
            meanings = count_meanings(text, &board, &list);
            strcat(text, signs[(i + form) % 6]);
            expect_spelling(position, text, meanings, list.moves[i]);
            for (char *letter = text; *letter == 'O'; letter += 2)
                *letter = '0';
            expect_spelling(position, text, meanings, list.moves[i]);
        }
}

Test(legal_moves, a_spelling_is_read_if_one_move_has_it)
{
    uint64_t state = 23;

    for (unsigned i = 0; i < STARTS - 1; i++) {
        const nb_position start = position_of(starts[i]);

        expect_spellings(&start);
    }
    for (unsigned i = 0; i < 20; i++) {
        const nb_position position = random_position(&state);

        expect_spellings(&position);
    }
}

/* All short texts, of which only the spellings of moves are read. */
static void expect_short_texts(const nb_position *position,
                               char text[8], unsigned length,
                               unsigned longest)
{
    static const char characters[] = "abcdefghKQRBNO0x=+#12345678-";
    const slow board = slow_of(position);
    slow_list list;

    slow_legal_moves(&list, &board);
    for (unsigned n = 0; characters[n] != '\0'; n++) {
        nb_move move = 0x3F;
        char plain[8];
        nb_san_error error;

        text[length] = characters[n];
        text[length + 1] = '\0';
        error = nb_san_read(&move, position, text, length + 1).error;
        cr_assert_eq(error == NB_SAN_OK, move != 0x3F, "%s", text);
        strcpy(plain, text);
        plain[strcspn(plain, "+#")] = '\0';
        for (char *letter = plain; *letter != '\0'; letter++)
            if (*letter == '0')
                *letter = 'O';
        if (error == NB_SAN_OK)
            cr_assert_eq(count_meanings(plain, &board, &list), 1,
                         "%s, %s", fen_of(position), text);
        if (length + 1 < longest)
            expect_short_texts(position, text, length + 1, longest);
    }
}

Test(legal_moves, no_short_text_is_read_but_spellings)
{
    const nb_position position =
        position_of("4k3/P7/8/1N3N2/3p4/8/8/R3K2R w KQ - 0 1");
    char text[8] = "";

    expect_short_texts(&position, text, 0, 4);
}

static void expect_text(const char *fen, const char *uci,
                        const char *san)
{
    const nb_position position = position_of(fen);
    char text[NB_SAN_SIZE];
    nb_move move = 0;

    cr_assert_eq(nb_uci_read(&move, &position, uci, NB_UNTIL_NUL).error,
                 NB_UCI_OK, "%s: %s", fen, uci);
    cr_expect_eq(nb_san_write(text, &position, move), strlen(san),
                 "%s: %s", fen, san);
    cr_expect_str_eq(text, san, "%s: %s, not %s", fen, text, san);
    expect_read(&position, san, move);
}

Test(legal_moves, pins_and_checks_decide_what_notation_names)
{
    static const char *const cases[][3] = {
        /* Both knights, and with a pin or a check only one. */
        {"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "g1e2", "Nge2"},
        {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"},
        {"4k3/8/8/8/1b6/8/5N2/1N2K3 w - - 0 1", "b1d2", "Nd2"},
        {"4r1k1/8/8/8/4R3/8/8/R3K3 w Q - 0 1", "a1a4", "Ra4"},
        {"4r1k1/8/8/8/4R3/8/8/R3K3 w Q - 0 1", "e4e2", "Re2"},
        /* The file, else the rank, else both. */
        {"2k5/8/8/8/R6R/8/8/1K6 w - - 0 1", "a4d4", "Rad4"},
        {"7k/R7/8/8/8/8/8/R3K3 w - - 0 1", "a1a4", "R1a4"},
        {"7k/8/8/6N1/3N3N/8/8/4K1N1 w - - 0 1", "d4f3", "Ndf3"},
        {"7k/8/8/6N1/3N3N/8/8/4K1N1 w - - 0 1", "g5f3", "N5f3"},
        {"7k/8/8/6N1/3N3N/8/8/4K1N1 w - - 0 1", "h4f3", "Nhf3"},
        {"k7/8/8/8/1N3N2/8/8/1N2K3 w - - 0 1", "b4d3", "Nbd3"},
        {"k7/8/3p4/1N3N2/8/1N3N2/8/4K3 w - - 0 1", "b5d4", "Nb5d4"},
        {"k7/8/3p4/1N3N2/8/1N3N2/8/4K3 w - - 0 1", "f5d6", "Nfxd6"},
        {"6K1/k7/8/8/4Q2Q/8/8/7Q w - - 0 1", "h4e1", "Qh4e1"},
        {"6K1/k7/8/8/4Q2Q/8/8/7Q w - - 0 1", "e4e1", "Qee1"},
        {"6K1/k7/8/8/4Q2Q/8/8/7Q w - - 0 1", "h1e1", "Q1e1"},
        {"8/8/6K1/8/4Q2Q/8/8/k3b2Q w - - 0 1", "h4e1", "Qh4xe1+"},
        {"4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
        {"4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "c5d6", "cxd6"},
        {"8/8/8/8/k2p3Q/8/4P3/4K3 w - - 0 1", "e2e4", "e4"},
        {"8/8/8/8/k2pP2Q/8/8/4K3 b - e3 0 1", "a4b3", "Kb3"},
        {"1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", "axb8=Q+"},
        {"1n2k3/P1P5/8/8/8/8/8/4K3 w - - 0 1", "c7b8n", "cxb8=N"},
        {"6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1", "a7a8r", "a8=R#"},
        {"4k3/8/8/8/8/8/1p6/R3K3 b - - 0 1", "b2a1q", "bxa1=Q+"},
        {"4k2r/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O"},
        {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
        {"r3k3/8/8/8/8/8/8/3K4 b q - 0 1", "e8c8", "O-O-O+"},
        {"r3k3/8/8/8/8/8/2PNP3/2RKR3 b q - 0 1", "e8c8", "O-O-O"},
        {"4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O#"},
    };

    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
        expect_text(cases[i][0], cases[i][1], cases[i][2]);
}

/* Games, move by move, with which each text must be written back. */
static nb_position expect_game_text(const char *start, const char *text)
{
    nb_position position = position_of(start);

    while (*text != '\0') {
        const size_t length = strcspn(text, " ");
        char again[NB_SAN_SIZE];
        nb_move move = 0;
        const nb_san_result r =
            nb_san_read(&move, &position, text, length);

        cr_assert_eq(r.error, NB_SAN_OK, "%s, %.*s: %s",
                     fen_of(&position), (int)length, text,
                     nb_san_message(r.error));
        nb_san_write(again, &position, move);
        cr_assert(strncmp(again, text, length) == 0 &&
                      again[length] == '\0',
                  "%s, not %.*s", again, (int)length, text);
        position = nb_position_after(&position, move);
        text += length + strspn(text + length, " ");
    }
    return position;
}

Test(legal_moves, games_of_the_past_are_read_and_written)
{
    /* Morphy against Karl II and Isouard, Paris 1858. */
    nb_position last = expect_game_text(
        starts[0],
        "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 "
        "c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 "
        "Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#");

    cr_expect_eq(nb_count_legal_moves(&last), 0, "%s", fen_of(&last));
    /* Edward Lasker against Thomas, London 1912. The last move could
       have been castling, with mate as well. */
    last = expect_game_text(
        starts[0],
        "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 "
        "O-O Bd3 Bb7 Qh5 Qe7 Qxh7+ Kxh7 Nxf6+ Kh6 Neg4+ Kg5 h4+ Kf4 "
        "g3+ Kf3 Be2+ Kg2 Rh2+ Kg1");
    expect_game_text(fen_of(&last), "Kd2#");
    expect_text(fen_of(&last), "e1c1", "O-O-O#");
}

static void expect_no_san(const char *fen, const char *text, size_t at,
                          nb_san_error error)
{
    const nb_position position = position_of(fen);
    const size_t length = strlen(text);
    char *alone = malloc(length + 1);
    nb_move move = 0x3F;
    nb_san_result r = nb_san_read(&move, &position, text, NB_UNTIL_NUL);

    cr_expect(r.error == error && r.position == at,
              "%s: character %zu, %s", text, r.position,
              nb_san_message(r.error));
    memcpy(alone, text, length);
    alone[length] = '+'; /* which is not part of the text */
    r = nb_san_read(&move, &position, alone, length);
    cr_expect(r.error == error && r.position == at,
              "%s by length: character %zu, %s", text, r.position,
              nb_san_message(r.error));
    cr_expect_eq(move, 0x3F, "%s: written", text);
    free(alone);
}

Test(legal_moves, notation_that_is_ill_formed_says_where)
{
    static const struct {
        const char *text;
        size_t at;
        nb_san_error error;
    } wrong[] = {
        {"", 0, NB_SAN_BAD_START},      {" e4", 0, NB_SAN_BAD_START},
        {"--", 0, NB_SAN_BAD_START},    {"nf3", 0, NB_SAN_BAD_START},
        {"Pe4", 0, NB_SAN_BAD_START},   {"xe4", 0, NB_SAN_BAD_START},
        {"4e4", 0, NB_SAN_BAD_START},   {"o-o", 0, NB_SAN_BAD_START},
        {"\377", 0, NB_SAN_BAD_START},  {"E4", 0, NB_SAN_BAD_START},
        {"N", 1, NB_SAN_BAD_FILE},      {"N3", 2, NB_SAN_BAD_FILE},
        {"Nx", 2, NB_SAN_BAD_FILE},     {"Ng1x", 4, NB_SAN_BAD_FILE},
        {"Ni3", 1, NB_SAN_BAD_FILE},    {"Ng1-f3", 3, NB_SAN_MORE_TEXT},
        {"ex", 2, NB_SAN_BAD_FILE},     {"Nxxf3", 2, NB_SAN_BAD_FILE},
        {"e", 1, NB_SAN_BAD_RANK},      {"e9", 1, NB_SAN_BAD_RANK},
        {"Nf", 2, NB_SAN_BAD_RANK},     {"Nf0", 2, NB_SAN_BAD_RANK},
        {"Ngf", 3, NB_SAN_BAD_RANK},    {"Ng1f", 4, NB_SAN_BAD_RANK},
        {"exf", 3, NB_SAN_BAD_RANK},    {"e+", 1, NB_SAN_BAD_RANK},
        {"O", 1, NB_SAN_BAD_CASTLING},  {"OO", 1, NB_SAN_BAD_CASTLING},
        {"O-", 2, NB_SAN_BAD_CASTLING}, {"O-0", 2, NB_SAN_BAD_CASTLING},
        {"0-0-O", 4, NB_SAN_BAD_CASTLING},
        {"0000", 1, NB_SAN_BAD_CASTLING},
        {"O-O-", 4, NB_SAN_BAD_CASTLING},
        {"e4=", 3, NB_SAN_BAD_PROMOTION},
        {"e4=K", 3, NB_SAN_BAD_PROMOTION},
        {"e4=q", 3, NB_SAN_BAD_PROMOTION},
        {"e4 ", 2, NB_SAN_MORE_TEXT},   {"e4q", 2, NB_SAN_MORE_TEXT},
        {"e4=QQ", 4, NB_SAN_MORE_TEXT}, {"e4+!x", 4, NB_SAN_MORE_TEXT},
        {"e4\1", 2, NB_SAN_MORE_TEXT},  {"e4\377", 2, NB_SAN_MORE_TEXT},
        {"O-O-O-O", 5, NB_SAN_MORE_TEXT},
    };

    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++)
        expect_no_san(starts[0], wrong[i].text, wrong[i].at,
                      wrong[i].error);
}

static const struct {
    const char *fen, *text;
    size_t at;
    nb_san_error error;
} impossible[] = {
    {"startpos", "e5", 0, NB_SAN_UNREACHABLE},
    {"startpos", "e7", 0, NB_SAN_UNREACHABLE},
    {"startpos", "Ke2", 1, NB_SAN_UNREACHABLE},
    {"startpos", "Qd5", 1, NB_SAN_UNREACHABLE},
    {"startpos", "N2c3", 2, NB_SAN_UNREACHABLE},
    {"startpos", "exd3", 2, NB_SAN_UNREACHABLE},
    {"startpos", "e2xe4", 2, NB_SAN_NO_CAPTURE},
    {"startpos", "Nxf3", 1, NB_SAN_NO_CAPTURE},
    {"startpos", "Ng1xf3", 3, NB_SAN_NO_CAPTURE},
    {"startpos", "e4=Q", 2, NB_SAN_NO_PROMOTION},
    {"startpos", "e4N+", 2, NB_SAN_NO_PROMOTION},
    {"startpos", "Nf3=N", 3, NB_SAN_NO_PROMOTION},
    {"startpos", "O-O", 0, NB_SAN_NO_CASTLING},
    {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", 2,
     NB_SAN_MISSING_PROMOTION},
    {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8+", 4,
     NB_SAN_MISSING_PROMOTION},
    {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axa8", 4,
     NB_SAN_MISSING_PROMOTION},
    {"1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "b8=Q", 0,
     NB_SAN_UNREACHABLE},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5", 0, NB_SAN_UNREACHABLE},
    {"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2", 1, NB_SAN_AMBIGUOUS},
    {"4k3/8/8/8/2n5/4P3/2n5/7K b - - 0 1", "Nxe3", 1,
     NB_SAN_AMBIGUOUS},
    {"4k3/8/8/8/2n5/4P3/2n5/7K b - - 0 1", "Ncxe3", 2,
     NB_SAN_AMBIGUOUS},
    {"6K1/k7/8/8/4Q2Q/8/8/7Q w - - 0 1", "Qhe1", 2, NB_SAN_AMBIGUOUS},
    {"6K1/k7/8/8/4Q2Q/8/8/7Q w - - 0 1", "Q4e1", 2, NB_SAN_AMBIGUOUS},
    {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nce2", 2,
     NB_SAN_LEAVES_CHECK},
    {"8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "exd6", 2,
     NB_SAN_LEAVES_CHECK},
    {"4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "Kd1", 1, NB_SAN_LEAVES_CHECK},
    {"4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1", "O-O-O", 0,
     NB_SAN_CASTLES_IN_CHECK},
    {"4k3/8/8/8/8/8/6r1/4K2R w K - 0 1", "0-0", 0,
     NB_SAN_CASTLES_IN_CHECK},
    {"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", 0,
     NB_SAN_NO_CASTLING},
    {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", 0, NB_SAN_NO_CASTLING},
    {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kg1", 1, NB_SAN_UNREACHABLE},
    {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Ke1c1", 3,
     NB_SAN_UNREACHABLE},
};

Test(legal_moves, notation_that_is_impossible_says_why)
{
    const size_t count = sizeof impossible / sizeof *impossible;

    for (size_t i = 0; i < count; i++)
        expect_no_san(impossible[i].fen, impossible[i].text,
                      impossible[i].at, impossible[i].error);
}

Test(legal_moves, notation_ends_where_its_length_says)
{
    const nb_position position = position_of(starts[0]);
    nb_move move = 0;
    nb_san_result r = nb_san_read(&move, &position, "Nf3 d5", 3);

    cr_expect(r.error == NB_SAN_OK && r.position == 3, "%s at %zu",
              nb_san_message(r.error), r.position);
    cr_expect(nb_move_from(move) == 6 && nb_move_to(move) == 21, "0x%X",
              move);
    r = nb_san_read(&move, &position, "Nf3", 4);
    cr_expect(r.error == NB_SAN_MORE_TEXT && r.position == 3,
              "a NUL: %s at %zu", nb_san_message(r.error), r.position);
    r = nb_san_read(&move, &position, NULL, 0);
    cr_expect(r.error == NB_SAN_BAD_START && r.position == 0,
              "nothing: %s", nb_san_message(r.error));
}

static const char *san_sentence(int e)
{
    return nb_san_message((nb_san_error)e);
}

Test(legal_moves, every_error_of_notation_has_its_own_sentence)
{
    expect_own_sentences(san_sentence, NB_SAN_LEAVES_CHECK);
    expect_unknown(san_sentence, NB_SAN_LEAVES_CHECK);
}

Test(legal_moves, notation_of_no_move_is_two_dashes)
{
    const nb_position position = position_of(starts[0]);
    char text[NB_SAN_SIZE];

    cr_expect_eq(nb_san_write(text, &position, 0), 2, "length");
    cr_expect_str_eq(text, "--", "%s", text);
}

Test(legal_moves, notation_of_another_piece_is_refused)
{
    const nb_position position = position_of(starts[0]);
    nb_move move = 0;
    char text[NB_SAN_SIZE];

    cr_assert_eq(nb_uci_read(&move, &position, "e2e4", 4).error,
                 NB_UCI_OK, "e2e4");
    EXPECT_REFUSED(nb_san_write(text, &position, move ^ 8));
    EXPECT_REFUSED(nb_san_write(text, &position, move ^ 6 << 12));
}
