/* The theorems of chapter 12 on moves made on the board. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "bitscan.h"
#include "quad.h"
#include "fen.h"
#include "wide.h"
#include "quad_avx2.h"
#include "fill.h"
#include "fill_vectors.h"
#include "attacks.h"
#include "position.h"
#include "moves.h"
#include "src/position.c"
#undef WITHOUT_CHANGES
#include "numbers.h"
/* Proved in 12-make.cpp. */
#define MODELLED_toggle
#define MODELLED_nb_unmake
#define MODELLED_passed_number
namespace shipped {
using namespace proving;
static void toggle(nb_position *p, const u32 &code, const u32 &square)
{
    const nb_quad piece = nb_quad_piece(code, square);
    p->quad = nb_quad_xor(&p->quad, &piece);
    const expr number = nb_zobrist_piece(code, square).term;
    p->key ^= u64(number);
    p->pawn_key ^= u64(z3::ite((code / 2 == 1).term, number,
                               u64(0).term));
}
static u64 passed_number(const nb_position *p)
{
    return u64(number_of("passed", z3::concat(
        p->en_passant.term, z3::concat(p->side.term, term_of(p->quad)))));
}
static void nb_unmake(nb_position *, const nb_position *) {}
static truth nb_in_check(const nb_position *) { return false; }
}
#include "src/make.c" /* with its twins */

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bv;

/* The board square by square: who is where after some puts. */
static expr with_code(bv quad, const u32 &square, bv code)
{
    return meaning::quad_of_codes(quad, [&](unsigned i) {
        return z3::ite((square == i).term, code,
                       meaning::code_on(quad, i)); });
}
static expr code_at(bv move, unsigned low)
{
    return meaning::bits(move, low + 3, low);
}
static expr nobody(bv like) { return meaning::number(like, 0, 4); }
static expr code_at(bv quad, const u32 &square)
{
    return meaning::field_number(square.term,
        meaning::codes_in_order(quad), 4);
}
struct squares_of_a_move {
    u32 from, to, taken, corner, beside; /* of castling */
    truth castles;
};
static squares_of_a_move squares_of(const u32 &move)
{
    const u32 to = move >> 6 & 63;
    const auto flag = [&](unsigned i) {
        return meaning::bit(move.term, i); };
    const auto one_of = [](const expr &a, const u32 &b, const u32 &c) {
        return u32(z3::ite(a, b.term, c.term)); };
    const expr is_short = (to % 8 == 6).term;
    return {move & 63, to, one_of(flag(24), to ^ 8, to),
            one_of(is_short, to + 1, to - 2),
            one_of(is_short, to - 1, to + 1), flag(25)};
}
/* What the squares of a move must be like: its codes are there. */
static void suppose_on(bv quad, const u32 &move, bv rook)
{
    const auto s = squares_of(move);
    const expr taken = code_at(move.term, 16);
    const expr no_piece = nobody(quad);
    suppose(truth(code_at(quad, s.from) == code_at(move.term, 12)));
    suppose(truth(code_at(quad, s.taken) == taken));
    suppose(s.from != s.to && s.from != s.taken);
    suppose(s.to == s.taken || truth(code_at(quad, s.to) == no_piece
                                     && taken != no_piece));
    suppose(!s.castles || (truth(
        code_at(quad, s.corner) == rook && code_at(quad, s.beside) == no_piece
        && taken == no_piece && code_at(quad, s.to) == no_piece)
        && s.from != s.corner && s.from != s.beside));
}
static expr moved(bv quad, const u32 &move, bv rook)
{
    const auto s = squares_of(move);
    const expr no_piece = nobody(quad);
    const expr gone = with_code(with_code(quad, s.from, no_piece),
                                s.taken, no_piece);
    const expr placed = with_code(gone, s.to, code_at(move.term, 20));
    return z3::ite(s.castles.term, with_code(with_code(placed,
        s.corner, no_piece), s.beside, rook), placed);
}
static expr rook_of(bv side)
{
    return z3::concat(meaning::number(side, 4, 3),
                      meaning::bits(side, 0, 0));
}
THEOREM(toggle_pieces, "from, taken, to, and a rook: others stay")
{
    nb_position position = any_position();
    const u32 move = any_move();
    const expr rook = rook_of(position.side.term);
    const expr before = term_of(position.quad);
    suppose_on(before, move, rook);
    toggle_pieces(&position, move);
    same(term_of(position.quad), moved(before, move, rook));
}
THEOREM(toggle_rook, "in its corner, and beside the king")
{
    nb_position position = any_position();
    const u32 king = any<u32>("king");
    suppose(king == 2 || king == 6 || king == 58 || king == 62);
    const auto s = squares_of((king << 6) + (1 << 25));
    const expr rook = rook_of(position.side.term);
    const expr before = term_of(position.quad);
    suppose(truth(code_at(before, s.corner) == rook
                  && code_at(before, s.beside) == nobody(before)));
    toggle_rook(&position, king);
    same(term_of(position.quad), with_code(with_code(before,
        s.corner, nobody(before)), s.beside, rook));
}

/* The numbers of those who leave and arrive. */
static expr if_so(const truth &condition, bv number)
{
    return z3::ite(condition.term, number, u64(0).term);
}
static expr numbers_of(const u32 &move, bv rook)
{
    const auto s = squares_of(move);
    const expr taken = code_at(move.term, 16);
    const auto piece = [&](bv code, const u32 &square) {
        return number_of_piece(code, square.term); };
    return piece(code_at(move.term, 12), s.from)
         ^ piece(code_at(move.term, 20), s.to)
         ^ if_so(taken != nobody(taken), piece(taken, s.taken))
         ^ if_so(s.castles, piece(rook, s.corner) ^ piece(rook, s.beside));
}
THEOREM(nb_position_after, "toggle_pieces, and their numbers in the key")
{
    const nb_position position = any_position();
    const u32 move = any_move();
    const expr rook = rook_of(position.side.term);
    suppose(position.castling <= 15);
    suppose_on(term_of(position.quad), move, rook);
    const nb_position after = nb_position_after(&position, move);
    nb_position moved = position; /* see toggle_pieces */
    shipped::toggle_pieces(&moved, move);
    const expr ended = position.castling.term ^ after.castling.term;
    same(term_of(after.quad), term_of(moved.quad));
    same(after.key, position.key.term ^ numbers_of(move, rook)
         ^ number_of_state(u8(1).term, ended, u8(64).term)
         ^ shipped::passed_number(&position).term
         ^ shipped::passed_number(&after).term);
}
