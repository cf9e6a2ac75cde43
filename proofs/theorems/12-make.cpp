/* The theorems of chapter 12 on the parts of a move. */
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
#undef WITHOUT_CHANGES
#include "positions.h"
#include "src/position.c" /* with their twins */
#include "numbers.h"
#define MODELLED_nb_position_after /* proved in 12-after.cpp */
namespace shipped {
static nb_position nb_position_after(const nb_position *, const proving::u32 &)
{
    return proving::any_position("whatever comes after");
}
/* Whether there is a check, moves.c finds out. */
static proving::truth nb_in_check(const nb_position *)
{
    return proving::truth(symbolic::context().bool_const("in check"));
}
}
#include "src/make.c"

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bv;

THEOREM(nb_unmake, "an xor of all bytes")
{
    nb_position position = any_position("position");
    const nb_position delta = any_position("delta");
    const expr before = term_of(position);
    nb_unmake(&position, &delta);
    same(term_of(position), before ^ term_of(delta));
}
THEOREM(nb_make, "nb_position_after, and nb_unmake restores every bit")
{
    nb_position position = any_position("position");
    const expr before = term_of(position);
    const auto delta = nb_make(&position, any<u32>("move"));
    same(term_of(position), asked->inputs.back().second);
    shipped::nb_unmake(&position, &delta);
    same(term_of(position), before);
}
static expr with_code_xored(bv quad, const u32 &square, bv code)
{
    return meaning::quad_of_codes(quad, [&](unsigned i) {
        const expr old = meaning::code_on(quad, i);
        return z3::ite((square == i).term, code ^ old, old); });
}
static expr if_so(const truth &condition, bv number)
{
    return z3::ite(condition.term, number, u64(0).term);
}
THEOREM(toggle, "a code and its numbers, xored in")
{
    nb_position p = any_position("position");
    const nb_position before = p;
    const u32 code = any<u32>("code"), square = any<u32>("square");
    where(code >= 2 && code <= 13 && square <= 63);
    const expr number = number_of_piece(code.term, square.term);
    toggle(&p, code, square);
    same(term_of(p.quad), with_code_xored(
        term_of(before.quad), square, meaning::bits(code.term, 3, 0)));
    same(p.key, before.key.term ^ number);
    same(p.pawn_key, before.pawn_key.term
                     ^ if_so(code / 2 == 1, number));
}

/* What a move does to all but pieces and keys. */
static const std::pair<unsigned, unsigned> RIGHTS[] = {
    {0, 2}, {4, 3}, {7, 1}, {56, 8}, {60, 12}, {63, 4}};
static expr rights_of_square(const u32 &square)
{
    expr rights = u8(0).term;
    for (const auto &[home, ended] : RIGHTS)
        rights = z3::ite((square == home).term, u8(ended).term, rights);
    return rights;
}
THEOREM(rights_of, "those of a king or rook at home")
{
    const u32 square = any<u32>("square");
    suppose(square <= 63);
    same(rights_of(square), rights_of_square(square));
}
static expr one_more(bv clock)
{
    return z3::ite(clock == meaning::number(clock, -1, 16), clock,
                   meaning::plus(clock, 1));
}
THEOREM(tick, "one more, if that fits")
{
    const u16 clock = any<u16>("clock");
    same(tick(clock), one_more(clock.term));
}
THEOREM(change_state, "rights, en passant, clocks, side")
{
    nb_position p = any_position();
    const nb_position before = p;
    const u32 move = any_move();
    const u32 from = move & 63, to = move >> 6 & 63;
    const expr pawn = meaning::bits(move.term, 15, 13)
                   == meaning::number(move.term, 1, 3);
    const expr takes = meaning::bits(move.term, 19, 16)
                    != meaning::number(move.term, 0, 4);
    change_state(&p, move);
    same(p.castling, before.castling.term
        & ~(rights_of_square(from) | rights_of_square(to)));
    same(p.en_passant, z3::ite(meaning::bit(move.term, 26),
        u8((from + to) / 2).term, u8(64).term));
    same(p.halfmoves, z3::ite(pawn || takes, u16(0).term,
                              one_more(before.halfmoves.term)));
    same(p.fullmoves, z3::ite((before.side == 1).term,
                              one_more(before.fullmoves.term),
                              before.fullmoves.term));
    same(p.side, z3::ite((before.side == 1).term, u8(0).term,
                         u8(1).term));
    same(term_of(p.quad), term_of(before.quad));
    same(p.key, before.key.term);
    same(p.pawn_key, before.pawn_key.term);
}

/* Who takes in passing, and the numbers of states. */
static expr takers(const nb_position &p)
{
    const expr passed = meaning::word_of_bits(p.key.term,
        [&](unsigned i) { return (p.en_passant == i).term; });
    const expr quad = term_of(p.quad);
    return z3::ite((p.side == 0).term,
        meaning::leapt(passed, meaning::BLACK_PAWN)
            & meaning::set_of(quad, 2),
        meaning::leapt(passed, meaning::WHITE_PAWN)
            & meaning::set_of(quad, 3));
}
THEOREM(nb_en_passant_capturers, "pawns that leap to the square")
{
    const nb_position p = any_position();
    same(nb_en_passant_capturers(&p), takers(p));
}
THEOREM(passed_number, "of the square, if there are takers")
{
    const nb_position p = any_position();
    same(passed_number(&p), if_so(takers(p) != u64(0).term,
        number_of_state(u8(0).term, u8(0).term, p.en_passant.term)));
}
THEOREM(turn_number, "of Black to move, and of some rights")
{
    const u32 ended = any<u32>("ended");
    suppose(ended <= 15);
    same(turn_number(ended), number_of_state(
        u8(1).term, meaning::bits(ended.term, 7, 0), u8(64).term));
}
THEOREM(nb_position_after_null_move, "clocks, side, no square, numbers")
{
    const nb_position p = any_position();
    where(!shipped::nb_in_check(&p));
    const nb_position after = nb_position_after_null_move(&p);
    nb_position want = p; /* all bytes of it */
    want.halfmoves = u16(one_more(p.halfmoves.term));
    want.fullmoves = u16(z3::ite((p.side == 1).term,
        one_more(p.fullmoves.term), p.fullmoves.term));
    want.side = u8(z3::ite((p.side == 1).term, u8(0).term,
                                u8(1).term));
    want.en_passant = u8(64);
    want.key = u64(p.key.term ^ number_of_state(
        u8(1).term, u8(0).term, u8(64).term)
        ^ if_so(takers(p) != u64(0).term, number_of_state(
            u8(0).term, u8(0).term, p.en_passant.term)));
    same(term_of(after), term_of(want));
}
