/*
 * The theorems of chapter 15 on boards in lanes of 64 bits: one lane,
 * since lanes meet only C's operators, which work lane by lane.
 */
#include "prove.h"
#define LANES 1
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#include "fill.h"
#undef WITHOUT_CHANGES
namespace shipped {
struct nb_boards {};
}
#include "src/lanes.h" /* with their twins */
#include "src/plan.h"
#include "quads.h"
#include "ways.h"

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bv, meaning::way;
using shipped::pieces, shipped::threats;
using plans = shipped::nb_plans;

THEOREM(if_zero, "all bits of 0, none of another")
{
    const u64 x = any<u64>("x");
    same(if_zero(x), symbolic::all_if(x.term == u64(0).term, x.term));
}
THEOREM(all_lanes, "the word")
{
    const u64 x = any<u64>("x");
    same(all_lanes(x), x.term);
}
THEOREM(load, "the word")
{
    const auto words = any_array<u64, 1>("words");
    same(load(words), words[0].term);
}
THEOREM(store, "the word")
{
    array<u64, 1> words;
    const u64 x = any<u64>("x");
    store(words, x);
    same(words[0], x.term);
}

/* Steps and fills, as those of chapter 11. */
#define OF_A_SET(f, of)                                              \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u64 word = any<u64>("set");                            \
        bv set = word.term;                                          \
        same(f(word), of);                                           \
    }
OF_A_SET(beside, meaning::stepped(set, {1, 0})
               | meaning::stepped(set, {-1, 0}))
OF_A_SET(knight_attacks, meaning::leapt(set, meaning::KNIGHT))
THEOREM(king_attacks, "leapt, of one king")
{
    const u64 king = any<u64>("king");
    suppose(truth(meaning::is_one_bit(king.term) || king.term
                  == u64(0).term));
    same(king_attacks(king), meaning::leapt(king.term, meaning::KING));
}
THEOREM(ahead, "moved")
{
    const u64 set = any<u64>("set");
    const unsigned d = any_direction();
    const unsigned n = one_of(any<u32>("steps"), {1, 2, 4});
    same(ahead(set, d, n), meaning::moved(set.term, n * places(WAYS[d])));
}
THEOREM(step, "stepped")
{
    const u64 set = any<u64>("set");
    const unsigned d = any_direction();
    same(step(set, d), meaning::stepped(set.term, WAYS[d]));
}
THEOREM(slide, "attacked")
{
    const u64 sliders = any<u64>("sliders"), empty = any<u64>("empty");
    const unsigned d = any_direction();
    same(slide(d, sliders, empty),
         meaning::attacked(sliders.term, empty.term, WAYS[d]));
}
static unsigned any_colour() { return one_of(any<u32>("side"), {0, 1}); }
static expr taken_by_pawns(bv pawns, unsigned side)
{
    return side == 0 ? meaning::leapt(pawns, meaning::WHITE_PAWN)
                     : meaning::leapt(pawns, meaning::BLACK_PAWN);
}
THEOREM(pawn_attacks, "leapt, by side")
{
    const u64 pawns = any<u64>("pawns");
    const unsigned side = any_colour();
    same(pawn_attacks(pawns, side), taken_by_pawns(pawns.term, side));
}
static way forwards(unsigned side, int east)
{
    return {east, side == 0 ? 1 : -1};
}
#define FORWARDS(f, files)                                           \
    THEOREM(f, "a direction")                                        \
    {                                                                \
        const unsigned side = any_colour();                          \
        const way w = forwards(side, files);                         \
        const unsigned d = symbolic::known(f(side));                 \
        holds(d < DIRECTIONS && places(WAYS[d]) == places(w));       \
    }
FORWARDS(forward, 0)
FORWARDS(forward_west, -1)
FORWARDS(forward_east, 1)

/* Pieces, threats, answers. */
static expr of_kinds(const array<u64, 4> &plane, bv all,
                     std::initializer_list<int> kinds)
{
    return meaning::word_of_bits(all, [&](unsigned i) {
        expr any = meaning::never(all);
        for (int kind : kinds) {
            expr is = meaning::bit(all, i);
            for (unsigned k = 1; k < 4; k++)
                is = is && meaning::bit(plane[k].term, i)
                    == all.ctx().bool_val((kind >> (k - 1) & 1) != 0);
            any = any || is;
        }
        return any; });
}
THEOREM(pieces_among, "by codes; 7 castles")
{
    const auto plane = any_array<u64, 4>("plane");
    const u64 all = any<u64>("all");
    const pieces set = pieces_among(plane, all);
    const auto of = [&](std::initializer_list<int> kinds) {
        return of_kinds(plane, all.term, kinds); };
    same(set.all, all.term);
    same(set.pawns, of({1}));
    same(set.knights, of({2}));
    same(set.diagonal, of({3, 5}));
    same(set.orthogonal, of({4, 5, 7}));
    same(set.king, of({6}));
    same(set.castlers, of({7}));
}
static pieces any_pieces(const std::string &whose)
{
    const auto set = [&](const char *name) {
        return any<u64>((whose + name).c_str()); };
    return {set("all"), set("pawns"), set("knights"), set("king"),
            set("diagonal"), set("orthogonal"), set("castlers")};
}
static threats any_threats()
{
    threats t;
    for (unsigned line = 0; line < 4; line++)
        t.between[line] = any<u64>(
            ("between " + std::to_string(line)).c_str());
    t.checkers = any<u64>("checkers");
    t.taboo = any<u64>("taboo");
    return t;
}
static void same(const threats &actual, const threats &expected)
{
    for (unsigned line = 0; line < 4; line++)
        same(actual.between[line], expected.between[line].term);
    same(actual.checkers, expected.checkers.term);
    same(actual.taboo, expected.taboo.term);
}
/* As in 11-attacks.cpp. */
static void look_both_ways(threats &t, unsigned line, bv king,
                           bv sliders, bv empty)
{
    expr seen = u64(0).term;
    for (unsigned d : {line, line + 4}) {
        const expr sight = meaning::attacked(king, empty, WAYS[d]);
        const expr slides = meaning::attacked(sliders, empty | king,
            meaning::turned_round(WAYS[d]));
        seen = seen | (sight & slides);
        t.checkers = u64(t.checkers.term | (sight & sliders));
        t.taboo = u64(t.taboo.term | slides);
    }
    t.between[line] = u64(seen);
}
THEOREM(look, "attacks that meet, both ways")
{
    threats t = any_threats(), expected = t;
    const u64 king = any<u64>("king"), sliders = any<u64>("sliders");
    const u64 empty = any<u64>("empty");
    const unsigned up = one_of(any<u32>("up"), {0, 1, 2, 3});
    look(&t, up, king, sliders, empty);
    look_both_ways(expected, up, king.term, sliders.term, empty.term);
    same(t, expected);
}
THEOREM(threats_to, "attacks that meet")
{
    const pieces enemy = any_pieces("enemy ");
    const u64 king = any<u64>("king"), empty = any<u64>("empty");
    const unsigned side = any_colour();
    suppose(truth(meaning::is_one_bit(enemy.king.term)));
    bv knights = enemy.knights.term;
    threats expected;
    expected.checkers = u64(
        (taken_by_pawns(king.term, side) & enemy.pawns.term)
        | (meaning::leapt(king.term, meaning::KNIGHT) & knights));
    expected.taboo = u64(taken_by_pawns(enemy.pawns.term, 1 - side)
        | meaning::leapt(knights, meaning::KNIGHT)
        | meaning::leapt(enemy.king.term, meaning::KING));
    for (unsigned line = 0; line < 4; line++)
        look_both_ways(expected, line, king.term, line < 2
            ? enemy.orthogonal.term : enemy.diagonal.term, empty.term);
    same(threats_to(king, &enemy, empty, side), expected);
}
static expr between(const threats &t)
{
    return t.between[0].term | t.between[1].term | t.between[2].term
         | t.between[3].term;
}
THEOREM(answers, "all, or the checker and what is between, or none")
{
    const threats t = any_threats();
    const u64 empty = any<u64>("empty");
    bv checkers = t.checkers.term;
    same(answers(&t, empty),
         z3::ite(!meaning::any_from(checkers, 0), u64(-1).term,
         z3::ite(meaning::is_one_bit(checkers),
                 checkers | (between(t) & empty.term), u64(0).term)));
}

/* Castling: a rook in its corner, nobody between, no attack. */
static expr may_castle(const u64 &castlers, bv occupied, bv taboo,
                       unsigned corner, unsigned king)
{
    expr may = meaning::bit(castlers.term, corner);
    const unsigned low = std::min(corner, king);
    const unsigned high = std::max(corner, king);
    for (unsigned i = low + 1; i < high; i++)
        may = may && !meaning::bit(occupied, i);
    const int way = corner > king ? 1 : -1;
    for (int steps = 0; steps <= 2; steps++)
        may = may && !meaning::bit(taboo, king + way * steps);
    return may;
}
THEOREM(castling_targets, "two squares from a king at home")
{
    const u64 castlers = any<u64>("castlers");
    const u64 occupied = any<u64>("occupied"), taboo = any<u64>("taboo");
    suppose((castlers & ~u64(0x8100000000000081)) == 0);
    bv all = occupied.term, bad = taboo.term;
    same(castling_targets(castlers, occupied, taboo),
         meaning::word_of_bits(all, [&](unsigned i) {
             return i % 56 == 6 ? may_castle(castlers, all, bad, i + 1,
                                             i - 2)
                  : i % 56 == 2 ? may_castle(castlers, all, bad, i - 2,
                                             i + 2)
                  : meaning::never(all); }));
}

/* Plans. */
using shipped::nb_parent, shipped::nb_view;
THEOREM(plan, "a set, with its number")
{
    plans all;
    const plans before = all;
    const unsigned number = split_up(shipped::PLAN_SETS);
    const u64 set = any<u64>("set");
    plan(&all, number, set);
    for (unsigned n = 0; n < shipped::PLAN_SETS; n++)
        same(all.sets[n][0], n == number ? set.term
                                         : before.sets[n][0].term);
}
THEOREM(chosen, "the set with a number")
{
    const plans all;
    const unsigned number = split_up(shipped::PLAN_SETS);
    same(chosen(&all, number), all.sets[number][0].term);
}
THEOREM(planned, "the set with a number, of a parent's lane")
{
    const plans all;
    nb_parent parent;
    parent.plans = &all;
    parent.lane = 0;
    const unsigned number = split_up(shipped::PLAN_SETS);
    same(planned(&parent, number), all.sets[number][0].term);
}
static unsigned seen_by(unsigned side, unsigned rank)
{
    return side == 0 ? rank : 7 - rank;
}
static u64 of_rank(unsigned side, unsigned rank)
{
    return 0xFFull << 8 * seen_by(side, rank);
}
THEOREM(rank_of, "a rank, by side")
{
    const unsigned side = any_colour(), rank = split_up(8);
    same(rank_of(side, rank), of_rank(side, rank).term);
}
static nb_view any_view()
{
    nb_view view;
    view.own = any_pieces("own ");
    view.enemy = any_pieces("enemy ");
    view.seen = any_threats();
    view.empty = any<u64>("empty");
    view.allowed = any<u64>("allowed");
    view.pin = any_array<u64, 4>("pin");
    view.pinned = view.pin[0] | view.pin[1] | view.pin[2] | view.pin[3];
    return view;
}
static void same_plan(const plans &plan, unsigned number, bv set)
{
    same(plan.sets[number][0], set);
}
THEOREM(plan_pieces, "those not pinned, and those who are, by line")
{
    plans plan;
    const nb_view view = any_view();
    const pieces &own = view.own;
    plan_pieces(&plan, &view);
    const expr free = ~view.pinned.term;
    same_plan(plan, shipped::TARGETS, view.allowed.term & ~own.all.term);
    same_plan(plan, shipped::KNIGHTS, own.knights.term & free);
    same_plan(plan, shipped::DIAGONAL, own.diagonal.term & free);
    same_plan(plan, shipped::ORTHOGONAL, own.orthogonal.term & free);
    for (unsigned line = 0; line < 4; line++)
        same_plan(plan, shipped::PINNED + line, view.pin[line].term
            & (line < 2 ? own.orthogonal.term : own.diagonal.term));
}
THEOREM(plan_king, "steps to where nobody attacks, and castling")
{
    plans plan;
    const nb_view view = any_view();
    const pieces &own = view.own;
    suppose(truth(meaning::is_one_bit(own.king.term)));
    plan_king(&plan, &view);
    same_plan(plan, shipped::KING, own.king.term);
    same_plan(plan, shipped::CASTLERS, own.castlers.term);
    same_plan(plan, shipped::KING_TO,
              meaning::leapt(own.king.term, meaning::KING)
              & ~own.all.term & ~view.seen.taboo.term);
    same_plan(plan, shipped::CASTLE_TO, shipped::castling_targets(
        own.castlers, ~view.empty, view.seen.taboo).term);
}
static expr free_on(const nb_view &view, unsigned line)
{
    return view.own.pawns.term
         & (~view.pinned.term | view.pin[line].term);
}
THEOREM(free_pawns, "not pinned, or along a line")
{
    const nb_view view = any_view();
    const unsigned d = any_direction();
    same(free_pawns(&view, d), free_on(view, d % 4));
}
THEOREM(plan_pushes, "by one and two, beside enemy pawns or not")
{
    plans plan;
    const nb_view view = any_view();
    const unsigned side = any_colour();
    plan_pushes(&plan, &view, side);
    bv allowed = view.allowed.term, foes = view.enemy.pawns.term;
    const auto pushed = [&](bv from) {
        return meaning::stepped(from, forwards(side, 0))
             & view.empty.term; };
    const expr once = pushed(free_on(view, 1));
    const expr twice = pushed(once & of_rank(side, 2).term) & allowed;
    const expr beside = meaning::stepped(foes, {1, 0})
                      | meaning::stepped(foes, {-1, 0});
    same_plan(plan, shipped::PUSH_TO, once & allowed);
    same_plan(plan, shipped::DOUBLE_TO, twice & ~beside);
    same_plan(plan, shipped::DOUBLE_BESIDE_TO, twice & beside);
}
THEOREM(plan_captures, "each pawn only along the line of its pin")
{
    plans plan;
    const nb_view view = any_view();
    const unsigned side = any_colour();
    plan_captures(&plan, &view, side);
    const auto taken = [&](int east) {
        const unsigned line = (east > 0) == (side == 0) ? 3 : 2;
        return meaning::stepped(free_on(view, line), forwards(side, east))
             & view.enemy.all.term & view.allowed.term; };
    same_plan(plan, shipped::WEST_TO, taken(-1));
    same_plan(plan, shipped::EAST_TO, taken(1));
}
THEOREM(plan_replies, "the men of both who matter")
{
    plans plan;
    const nb_view view = any_view();
    plan_replies(&plan, &view);
    same_plan(plan, shipped::OCCUPIED, ~view.empty.term);
    same_plan(plan, shipped::ENEMY_PAWNS, view.enemy.pawns.term);
    same_plan(plan, shipped::ENEMY_KING, view.enemy.king.term);
    same_plan(plan, shipped::OWN_DIAGONAL, view.own.diagonal.term);
    same_plan(plan, shipped::OWN_ORTHOGONAL, view.own.orthogonal.term);
}
static void same(const pieces &actual, const pieces &expected)
{
    same(actual.all, expected.all.term);
    same(actual.pawns, expected.pawns.term);
    same(actual.knights, expected.knights.term);
    same(actual.king, expected.king.term);
    same(actual.diagonal, expected.diagonal.term);
    same(actual.orthogonal, expected.orthogonal.term);
    same(actual.castlers, expected.castlers.term);
}
/* From those above. On an empty square there is no bit in any plane. */
THEOREM(view_of, "men, threats, answers and pins")
{
    const auto plane = any_array<u64, 4>("plane");
    const unsigned side = any_colour();
    const u64 taken = plane[1] | plane[2] | plane[3];
    suppose((plane[0] & ~taken) == 0);
    const u64 black = plane[0], white = taken & ~black;
    const nb_view view = view_of(plane, side);
    const pieces own = shipped::pieces_among(plane, side == 0 ? white : black);
    const pieces enemy = shipped::pieces_among(plane,
                                         side == 0 ? black : white);
    const threats seen = shipped::threats_to(own.king, &enemy, ~taken,
                                             side);
    same(view.own, own);
    same(view.enemy, enemy);
    same(view.seen, seen);
    same(view.empty, ~taken.term);
    same(view.allowed, shipped::answers(&seen, ~taken).term);
    for (unsigned line = 0; line < 4; line++)
        same(view.pin[line], seen.between[line].term & own.all.term);
    same(view.pinned, between(seen) & own.all.term);
}
