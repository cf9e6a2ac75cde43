/* The theorems of chapter 6. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* a copy */
#undef WITHOUT_CHANGES
#include "quad.h" /* the copy, with its twins */
#include "quads.h"

using namespace proving;
using namespace under_test;
using namespace definitions;
using shipped::nb_quad;
using z3::concat, z3::ite;

THEOREM(nb_code, "kind and colour")
{
    const u32 kind = any<u32>("kind"), colour = any<u32>("colour");
    where(kind <= 7 && colour <= 1);
    same(nb_code(kind, colour),
         concat(bits(kind.term, 2, 0), bits(colour.term, 0, 0)));
}
#define OF_CODE(f, of)                                               \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u32 code = any<u32>("code");                           \
        suppose(code <= 15);                                         \
        same(f(code), of(nibble(code)));                             \
    }
OF_CODE(nb_kind, kind_of)
OF_CODE(nb_colour, colour_of)

/* A square, and code by code whether it is this one. */
static u32 any_square()
{
    const u32 square = any<u32>("square");
    where(square <= 63);
    return square;
}
static expr is_it(const u32 &square, unsigned i)
{
    return square.term == u32(i).term;
}
template <class Quad>
static expr with_code(const Quad &quad, const u32 &square, bv code)
{
    return quad_of_codes(quad, [&](unsigned i) {
        return ite(is_it(square, i), code, code_on(quad, i)); });
}

THEOREM(nb_quad_at, "code_on a square")
{
    const nb_quad quad = any_quad("quad");
    const u32 square = any_square();
    const expr all = term_of(quad);
    same(nb_quad_at(&quad, square), field_number(
        square.term, fields_of_squares([&](unsigned i) {
            return code_on(all, i); }), 4));
}
THEOREM(nb_quad_put, "the code there, all others as they were")
{
    nb_quad quad = any_quad("quad");
    const expr before = term_of(quad);
    const u32 square = any_square(), code = any_nibble("code");
    nb_quad_put(&quad, square, code);
    same(term_of(quad), with_code(before, square, nibble(code)));
}
THEOREM(nb_quad_remove, "0 there, all others as they were")
{
    nb_quad quad = any_quad("quad");
    const expr before = term_of(quad);
    const u32 square = any_square();
    nb_quad_remove(&quad, square);
    same(term_of(quad),
         with_code(before, square, number(before, 0, 4)));
}
THEOREM(nb_quad_piece, "the code there, 0 elsewhere")
{
    const u32 square = any_square(), code = any_nibble("code");
    const expr empty = number(code.term, 0, WHOLE_QUAD);
    same(term_of(nb_quad_piece(code, square)),
         with_code(empty, square, nibble(code)));
}
THEOREM(nb_quad_xor, "bit by bit")
{
    const nb_quad a = any_quad("a"), b = any_quad("b");
    same(term_of(nb_quad_xor(&a, &b)), term_of(a) ^ term_of(b));
}
THEOREM(nb_quad_equal, "no bit differs")
{
    const nb_quad a = any_quad("a"), b = any_quad("b");
    same(nb_quad_equal(&a, &b), term_of(a) == term_of(b));
}
THEOREM(nb_quad_flip, "the other rank, in_other_colour")
{
    const nb_quad quad = any_quad("quad");
    const expr all = term_of(quad);
    same(term_of(nb_quad_flip(&quad)),
         quad_of_codes(all, [&](unsigned i) {
             return in_other_colour(code_on(all, i ^ 56)); }));
}

/* Sets: whether a square is in, by its code; some codes are nowhere. */
#define SET(f, of, ...)                                              \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const nb_quad quad = any_quad("quad");                       \
        const expr all = term_of(quad);                              \
        for (int code : std::initializer_list<int>{__VA_ARGS__})     \
            suppose(truth(no_square_has(all, code)));                \
        same(f(&quad), squares(all, [&](unsigned i) {                \
            return of(code_on(all, i)); }));                         \
    }
#define KIND(f, name, is_it)                                         \
    static expr name(bv code) { return is_it; }                      \
    SET(f, name, 14, 15)

SET(nb_quad_occupied, is_piece)
SET(nb_quad_black, is_black, 1)
SET(nb_quad_white, is_white, 1)
KIND(nb_quad_odd, is_pawn_knight_or_rook,
     is_kind(code, 1) || is_kind(code, 2) || is_kind(code, 4))
KIND(nb_quad_pawns, is_pawn, is_kind(code, 1))
KIND(nb_quad_knights, is_knight, is_kind(code, 2))
KIND(nb_quad_bishops, is_bishop, is_kind(code, 3))
KIND(nb_quad_rooks, is_rook, is_kind(code, 4))
KIND(nb_quad_queens, is_queen, is_kind(code, 5))
KIND(nb_quad_kings, is_king, is_kind(code, 6))

THEOREM(nb_quad_of, "squares with the code")
{
    const nb_quad quad = any_quad("quad");
    const u32 code = any_nibble("code");
    const expr all = term_of(quad);
    same(nb_quad_of(&quad, code), squares(all, [&](unsigned i) {
        return code_on(all, i) == nibble(code); }));
}

/* Turned over, to two squares a byte, and back. */
THEOREM(nb_quad_ranks, "codes of two ranks")
{
    const nb_quad quad = any_quad("quad");
    const u32 pair = any<u32>("pair");
    where(pair <= 3);
    same(nb_quad_ranks(&quad, pair), field_number(
        pair.term, codes_in_order(term_of(quad)), 64));
}
THEOREM(nb_quad_from_ranks, "quad_of_codes")
{
    const auto ranks = any_array<u64, 4>("ranks");
    same(term_of(nb_quad_from_ranks(ranks)),
         quad_of_nibbles(term_of(ranks)));
}
THEOREM(nb_quad_to_board, "codes_in_order")
{
    const nb_quad quad = any_quad("quad");
    array<u8, 32> board;
    nb_quad_to_board(board, &quad);
    same(term_of(board), codes_in_order(term_of(quad)));
}
THEOREM(nb_quad_from_board, "quad_of_nibbles")
{
    const auto board = any_array<u8, 32>("board");
    nb_quad quad;
    nb_quad_from_board(&quad, board);
    same(term_of(quad), quad_of_nibbles(term_of(board)));
}
TO_SETS(nb_quad_to_sets_plain)
TO_MAILBOX(nb_quad_to_mailbox_plain)
FROM_MAILBOX(nb_quad_from_mailbox_plain)
