/* The theorems of chapter 15 on children, a board at a time. */
#include "families.h"
#include "src/pieces.h" /* with its twins */
#include "src/castling.h"
#include "src/one_by_one.h"

using namespace under_test;
using shipped::lifted;

static expr put_down(const lifted &piece, bv square)
{
    const auto plane = [&](unsigned k) {
        return (piece.base[k].term & ~square)
             | (piece.code[k].term & square); };
    return symbolic::joined(4, plane);
}
THEOREM(lift, "a man put down with a code: nobody where he was")
{
    const family one;
    const u64 from = any<u64>("from"), to = one_square("to");
    const u32 code = any<u32>("code");
    suppose(code <= 15);
    const lifted piece = lift(&one.parent, from, code);
    same(put_down(piece, to.term), with_code(
        with_code(one.quad(), from.term, code_of(0)), to.term,
        meaning::bits(code.term, 3, 0)));
}
/* The codes of those who may castle, and no longer do. */
static void suppose_castlers(family &one)
{
    const auto &plane = one.parent.plane;
    suppose((one.planned(shipped::CASTLERS)
             & ~(plane[1] & plane[2] & plane[3])) == 0);
}
THEOREM(lift_at, "with his code, but for the right to castle")
{
    family one;
    const u64 to = one_square("to");
    const u32 square = any<u32>("square");
    suppose(square <= 63);
    suppose_castlers(one);
    const u64 from = u64(1) << square;
    const expr had = meaning::field_number(
        square.term, meaning::codes_in_order(one.quad()), 4);
    const lifted piece = lift_at(&one.parent, square);
    const expr rook = z3::concat(meaning::number(had, 4, 3),
                                 meaning::bits(had, 0, 0));
    const u64 castlers = one.planned(shipped::CASTLERS);
    same(put_down(piece, to.term), with_code(
        with_code(one.quad(), from.term, code_of(0)), to.term,
        z3::ite(((castlers & from) != 0).term, rook, had)));
}
THEOREM(put_piece, "put down on a square, in a board of its own")
{
    nb_boards boards = any_boards();
    const nb_boards before = boards;
    const lifted piece = {any_array<u64, 4>("base"),
                        any_array<u64, 4>("code")};
    const u64 square = one_square("square");
    const std::size_t next = put_piece(&boards, AT, &piece, square);
    same(child_of(boards), put_down(piece, square.term));
    holds(next == AT + 1);
    same_others(boards, before);
}
static expr put_pawn(bv quad, bv to, unsigned d, unsigned n, bv code)
{
    const expr from = meaning::moved(
        to, -static_cast<int>(n) * places(WAYS[d]));
    return with_code(with_code(quad, from, code_of(0)), to, code);
}
THEOREM(put_pawns, "a code on a square, nobody some steps before")
{
    nb_boards boards = any_boards();
    const family one;
    const u64 to = one_square("to");
    const unsigned d = any_direction();
    const unsigned n = one_of(any<u32>("steps"), {1, 2});
    const u32 code = any<u32>("code");
    suppose(code <= 15);
    const std::size_t next = put_pawns(&boards, AT, &one.parent, to, d, n,
                                       code);
    same(child_of(boards), put_pawn(one.quad(), to.term, d, n,
                                    meaning::bits(code.term, 3, 0)));
    holds(next == AT + 1);
}
THEOREM(add_pawns, "put_pawns, of pawns")
{
    nb_boards boards = any_boards();
    const family one;
    const u64 to = one_square("to");
    const unsigned d = any_direction();
    const unsigned n = one_of(any<u32>("steps"), {1, 2});
    const unsigned side = one_of(any<u32>("side"), {0, 1});
    holds(add_pawns(&boards, AT, &one.parent, to, d, n, side) == AT + 1);
    same(child_of(boards), put_pawn(one.quad(), to.term, d, n,
                                    code_of(2 + side)));
}
THEOREM(add_piece, "lift_at, and put_piece")
{
    nb_boards boards = any_boards();
    const family one;
    const u64 to = one_square("to");
    const u32 square = any<u32>("square");
    suppose(square <= 63);
    const lifted piece = shipped::lift_at(&one.parent, square);
    holds(add_piece(&boards, AT, &one.parent, square, to) == AT + 1);
    same(child_of(boards), put_down(piece, to.term));
}
static expr without_rights(family &one, unsigned side)
{
    return with_code(one.quad(), one.planned(shipped::CASTLERS).term,
                     code_of(8 + side));
}
THEOREM(move_king, "the king on a square; the rights end")
{
    nb_boards boards = any_boards();
    family one;
    const unsigned side = one_of(any<u32>("side"), {0, 1});
    const u64 from = one.planned(shipped::KING);
    const u64 to = one.planned(shipped::KING_TO);
    suppose(truth(meaning::is_one_bit(to.term)));
    const u64 castlers = one.planned(shipped::CASTLERS);
    suppose(truth((castlers.term & ~meaning::set_of(
        one.quad(), 14 + side)) == u64(0).term));
    suppose((castlers & (from | to)) == 0);
    const std::size_t next = move_king(&boards, AT, &one.parent, side);
    same(child_of(boards), with_code(
        with_code(without_rights(one, side), from.term, code_of(0)),
        to.term, code_of(12 + side)));
    holds(next == AT + 1);
}
/* King and rook at home, and nobody where they go. */
static void suppose_castling(family &one, unsigned side, int corner,
                             int goal, int beside)
{
    const expr quad = one.quad();
    const auto has = [&](int square, int code) {
        suppose(truth(meaning::is_code(
            meaning::code_on(quad, square), code))); };
    const unsigned home = 56 * side;
    has(home + 4, 12 + side);
    has(home + corner, 14 + side);
    has(home + goal, 0);
    has(home + beside, 0);
    suppose(truth(one.planned(shipped::CASTLERS).term
                  == meaning::set_of(quad, 14 + side)));
}
static expr castled(family &one, unsigned side, int corner, int goal,
                    int beside)
{
    const auto on = [&](int file) {
        return u64(1ull << (56 * side + file)); };
    expr child = without_rights(one, side);
    child = with_code(child, (on(4) | on(corner)).term, code_of(0));
    child = with_code(child, on(goal).term, code_of(12 + side));
    return with_code(child, on(beside).term, code_of(8 + side));
}
static int goal_of(bool is_short) { return is_short ? 6 : 2; }
static int corner_of(bool is_short) { return is_short ? 7 : 0; }
static int beside_of(bool is_short) { return is_short ? 5 : 3; }
static bool any_way() { return one_of(any<u32>("short"), {0, 1}) == 1; }
THEOREM(put_castled, "king and rook jump, and other rights end")
{
    nb_boards boards = any_boards();
    const nb_boards before = boards;
    family one;
    const unsigned side = one_of(any<u32>("side"), {0, 1});
    const bool is_short = any_way();
    const int corner = corner_of(is_short), goal = goal_of(is_short);
    const int beside = beside_of(is_short);
    suppose_castling(one, side, corner, goal, beside);
    const auto files = [](int one_file, int other) {
        return u64(0x0101010101010101) * (1u << one_file | 1u << other); };
    put_castled(&boards, AT, &one.parent, files(4, goal),
                files(corner, beside), side);
    same(child_of(boards), castled(one, side, corner, goal, beside));
    same_others(boards, before);
}
THEOREM(castle, "king and rook jump, one way")
{
    nb_boards boards = any_boards();
    family one;
    const unsigned side = one_of(any<u32>("side"), {0, 1});
    const bool is_short = any_way();
    const int corner = corner_of(is_short), goal = goal_of(is_short);
    const int beside = beside_of(is_short);
    suppose_castling(one, side, corner, goal, beside);
    suppose(one.planned(shipped::CASTLE_TO)
            == u64(1ull << (56 * side + goal)));
    holds(castle(&boards, AT, &one.parent, side) == AT + 1);
    same(child_of(boards), castled(one, side, corner, goal, beside));
}
THEOREM(attacks_on_line, "attacked, both ways")
{
    const u64 slider = any<u64>("slider"), empty = any<u64>("empty");
    const unsigned line = one_of(any<u32>("line"), {0, 1, 2, 3});
    same(attacks_on_line(line, slider, empty),
         meaning::attacked(slider.term, empty.term, WAYS[line])
         | meaning::attacked(slider.term, empty.term, WAYS[line + 4]));
}
/* On boards from AT on: a knight, a bishop, a rook and a queen. */
static expr board(const nb_boards &boards, unsigned i)
{
    return symbolic::joined(4, [&](unsigned k) {
        return boards.plane[k][i].term; });
}
enum { PROMOTIONS = 4, KNIGHT = 2 };
static void same_promotions(const nb_boards &boards, std::size_t next,
                            bv quad, bv to, unsigned d, unsigned side)
{
    holds(next == AT + PROMOTIONS);
    for (unsigned i = 0; i < PROMOTIONS; i++)
        same(board(boards, AT + i), put_pawn(quad, to, d, 1,
            code_of(2 * (KNIGHT + i) + side)));
}
static u64 last_rank(unsigned side)
{
    return 0xFFull << (side == 0 ? 56 : 0);
}
THEOREM(promote, "four boards, if a pawn comes to the last rank")
{
    nb_boards boards = any_boards();
    const family one;
    const unsigned side = one_of(any<u32>("side"), {0, 1});
    const unsigned d = any_direction();
    const u64 squares = any<u64>("squares");
    const u64 to = squares & last_rank(side);
    suppose(truth(to.term == u64(0).term || meaning::is_one_bit(to.term)));
    const std::size_t next = promote(&boards, AT, &one.parent, squares, d,
                                     side);
    if (to == 0)
        holds(next == AT);
    else
        same_promotions(boards, next, one.quad(), to.term, d, side);
}
/* By one of three steps; by the other two nobody comes there. */
THEOREM(move_to_last_rank, "four boards for a push, or a capture")
{
    nb_boards boards = any_boards();
    family one;
    const unsigned side = one_of(any<u32>("side"), {0, 1});
    const unsigned step = one_of(any<u32>("step"), {0, 1, 2});
    const unsigned sets[] = {shipped::PUSH_TO, shipped::WEST_TO,
                             shipped::EAST_TO};
    const way steps[] = {{0, 1}, {-1, 1}, {1, 1}};
    for (unsigned i = 0; i < 3; i++)
        if (i == step)
            suppose(truth(meaning::is_one_bit((one.planned(sets[i])
                          & last_rank(side)).term)));
        else
            suppose((one.planned(sets[i]) & last_rank(side)) == 0);
    const way taken = {steps[step].east, side == 0 ? 1 : -1};
    unsigned d = 0;
    while (places(WAYS[d]) != places(taken))
        d++;
    const std::size_t next = move_to_last_rank(&boards, AT, &one.parent,
                                               side);
    same_promotions(boards, next, one.quad(), (one.planned(sets[step])
                    & last_rank(side)).term, d, side);
}
