/* The theorems of chapter 15 on pawns that take in passing. */
#define MODELLED_slider_sees /* in 15-sees.cpp */
#include "passing.h"
namespace shipped {
/* Of which nothing is known here. For two pawns it is asked twice, and
   twice by the theorem. */
static unsigned asked_so_far;
inline symbolic::i32 slider_sees(const symbolic::u64 &king,
                                 const symbolic::u64 &occupied,
                                 const symbolic::u64 &diagonal,
                                 const symbolic::u64 &orthogonal)
{
    if (++asked_so_far > 4)
        throw std::runtime_error("more than two pawns ask");
    const z3::sort word = symbolic::context().bv_sort(64);
    const z3::sort bit = symbolic::context().bool_sort();
    const z3::func_decl sees = symbolic::context().function(
        "sees", word, word, word, word, bit);
    symbolic::now->logic = "QF_UFBV";
    return symbolic::truth(sees(king.term, occupied.term, diagonal.term,
                                orthogonal.term));
}
}
#include "src/en_passant.h" /* with its twins */

using namespace proving;
using namespace under_test;

static truth sees(const u64 &king, const u64 &occupied,
                  const u64 &diagonal, const u64 &orthogonal)
{
    return shipped::slider_sees(king, occupied, diagonal, orthogonal)
        != 0;
}
/* A pawn beside may take if its king is not seen then. */
static u32 reply_from(family &one, const u64 &square, const u64 &then,
                      int east)
{
    const u64 taker(meaning::stepped(square.term, {east, 0})
                    & one.planned(shipped::ENEMY_PAWNS).term);
    return truth(taker.term != u64(0).term) && !sees(
        one.planned(shipped::ENEMY_KING), then & ~taker,
        one.planned(shipped::OWN_DIAGONAL),
        one.planned(shipped::OWN_ORTHOGONAL));
}
THEOREM(replies, "pawns beside whose king is not seen then")
{
    shipped::asked_so_far = 0;
    family one;
    const u64 from = any<u64>("from"), behind = any<u64>("behind");
    const u64 square = one_square("square");
    const u64 then = (one.planned(shipped::OCCUPIED) & ~from) | behind;
    same(replies(&one.parent, from, behind, square),
         (reply_from(one, square, then, -1)
          + reply_from(one, square, then, 1)).term);
}
/* A pawn two squares on; what it passed, or how often it is taken. */
THEOREM(push_beside, "a pawn two squares on, and what it passed")
{
    shipped::asked_so_far = 0;
    nb_boards boards = any_boards();
    const nb_boards before = boards;
    family one;
    const unsigned side = one_of(any<u32>("side"), {0, 1});
    const bool is_last = one_of(any<u32>("last ply"), {0, 1}) == 1;
    const u64 to = one_square("to");
    const u64 rank = u64(0xFFull << (side == 0 ? 24 : 32));
    suppose((to & ~rank) == 0);
    const way back = {0, side == 0 ? -1 : 1};
    const expr passed = meaning::stepped(to.term, back);
    const expr from = meaning::stepped(passed, back);
    const expr quad = one.quad();
    suppose(truth(with_code(quad, to.term, code_of(0)) == quad
                  && with_code(quad, from, code_of(2 + side)) == quad));
    boards.is_last_ply = is_last;
    holds(push_beside(&boards, AT, &one.parent, to, side) == AT + 1);
    same(child_of(boards), with_code(with_code(quad, from, code_of(0)),
                                     to.term, code_of(2 + side)));
    if (is_last)
        same(boards.en_passant_moves, (before.en_passant_moves
            + shipped::replies(&one.parent, u64(from), u64(passed),
                               to)).term);
    else
        same(boards.en_passant[AT], meaning::bits(
            meaning::lowest_index(passed), 7, 0));
}
/* Pieces of the other side, but for the pawn that is taken. */
static expr foes(bv quad, unsigned side, std::initializer_list<int> kinds)
{
    return meaning::squares(quad, [&](unsigned i) {
        expr any = meaning::never(quad);
        for (int kind : kinds)
            any = any || meaning::is_code(meaning::code_on(quad, i),
                                          2 * kind + 1 - side);
        return any; });
}
THEOREM(is_legal_en_passant, "nobody attacks the king then")
{
    shipped::asked_so_far = 0;
    family one;
    const unsigned side = one_of(any<u32>("side"), {0, 1});
    const expr quad = one.quad();
    const u64 king = one.planned(shipped::KING);
    const u64 from = any<u64>("from"), taken = any<u64>("taken");
    const u64 goal = any<u64>("goal");
    const auto &plane = one.parent.plane;
    const u64 occupied = plane[1] | plane[2] | plane[3];
    suppose((plane[0] & ~occupied) == 0);
    suppose(one.planned(shipped::OCCUPIED) == occupied);
    const auto of = [&](std::initializer_list<int> kinds) {
        return u64(foes(quad, side, kinds) & ~taken.term); };
    const truth is_seen = sees(king, (occupied & ~from & ~taken) | goal,
                               of({3, 5}), of({4, 5, 7}));
    const expr leapers =
        (meaning::leapt(king.term, meaning::KNIGHT) & of({2}).term)
        | ((side == 0 ? meaning::leapt(king.term, meaning::WHITE_PAWN)
                      : meaning::leapt(king.term, meaning::BLACK_PAWN))
           & of({1}).term);
    same(is_legal_en_passant(&one.parent, from, taken, goal, side),
         (!is_seen && truth(leapers == u64(0).term)).term);
}
