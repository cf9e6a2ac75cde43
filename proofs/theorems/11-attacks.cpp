/* The theorems of chapter 11 on attacks and what they are for. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "bitscan.h"
#include "quad.h"
#include "wide.h"
#include "quad_avx2.h"
#include "fill.h"
#include "fill_vectors.h"
#undef WITHOUT_CHANGES
#include "attacks.h" /* with its twins */
#include "quads.h"
#include "ways.h"

using namespace proving;
using namespace under_test;
using namespace definitions;
using shipped::nb_pieces, shipped::nb_threats;

#define LEAPS(f, of)                                                 \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u64 word = any<u64>("set");                            \
        bv set = word.term;                                          \
        same(f(word), of);                                           \
    }
LEAPS(nb_beside, stepped(set, {1, 0}) | stepped(set, {-1, 0}))
LEAPS(nb_king_attacks, leapt(set, KING))
LEAPS(nb_knight_attacks, leapt(set, KNIGHT))

/* Pawns: white ones go north. */
static unsigned any_colour()
{
    return one_of(any<u32>("colour"), {0, 1});
}
static expr pawn_attacks(bv pawns, unsigned colour)
{
    return colour == 0 ? leapt(pawns, WHITE_PAWN)
                       : leapt(pawns, BLACK_PAWN);
}
static expr pushed(bv pawns, unsigned colour)
{
    return stepped(pawns, {0, colour == 0 ? 1 : -1});
}
static expr is_on_rank(bv like, unsigned rank)
{
    return word_of_bits(like, [&](unsigned i) {
        return like.ctx().bool_val(i / 8 == rank); });
}
THEOREM(nb_pawn_attacks, "leapt, by colour")
{
    const u64 pawns = any<u64>("pawns");
    const unsigned colour = any_colour();
    same(nb_pawn_attacks(pawns, colour),
         pawn_attacks(pawns.term, colour));
}
THEOREM(nb_pawn_pushes, "stepped forwards, if empty")
{
    const u64 pawns = any<u64>("pawns"), empty = any<u64>("empty");
    const unsigned colour = any_colour();
    same(nb_pawn_pushes(pawns, empty, colour),
         pushed(pawns.term, colour) & empty.term);
}
THEOREM(nb_pawn_double_pushes, "twice, from the pawns' own rank")
{
    const u64 pawns = any<u64>("pawns"), empty = any<u64>("empty");
    const unsigned colour = any_colour();
    const expr own = pawns.term
        & is_on_rank(pawns.term, colour == 0 ? 1 : 6);
    const expr once = pushed(own, colour) & empty.term;
    same(nb_pawn_double_pushes(pawns, empty, colour),
         pushed(once, colour) & empty.term);
}

/* Between two squares: steps from one, and before the other. */
static expr is_between(unsigned i, bv a, bv b, way w)
{
    expr found = never(a);
    for (int j = 1; before(i, w, j) >= 0; j++)
        for (int k = -1; before(i, w, k) >= 0; k--)
            found = found || (a == number(a, before(i, w, j), 32)
                              && b == number(b, before(i, w, k), 32));
    return found;
}
THEOREM(nb_in_between, "on a line, from one to the other")
{
    const u32 a = any<u32>("a"), b = any<u32>("b");
    where(a < 64 && b < 64);
    same(nb_in_between(a, b), word_of_bits(u64().term, [&](unsigned i) {
        expr any = never(a.term);
        for (way w : WAYS)
            any = any || is_between(i, a.term, b.term, w);
        return any; }));
}
THEOREM(nb_if_zero, "60 bits of the pattern if it is 0")
{
    const u64 nibble = any<u64>("nibble");
    const u64 pattern = any<u64>("pattern");
    suppose(nibble <= 15 && pattern >> 60 == 0);
    same(nb_if_zero(nibble, pattern),
         z3::ite(!any_from(nibble.term, 0), pattern.term, u64(0).term));
}

/* The pieces of a player; or of one whose colour does not count. */
static nb_pieces any_pieces(const std::string &whose, unsigned colour)
{
    const auto set = [&](const char *name) {
        return any<u64>((whose + name).c_str()); };
    return {u32(colour), set("all"), set("pawns"),
            set("knights"), set("king"), set("orthogonal"),
            set("diagonal")};
}
static nb_pieces any_pieces(const std::string &whose)
{
    return any_pieces(whose, any_colour());
}
static unsigned colour_of(const nb_pieces &pieces)
{
    return symbolic::known(pieces.colour);
}
template <std::size_t count>
static expr leaping_to(bv set, bv from, const way (&leaps)[count])
{
    expr all = number(set, 0, SQUARES);
    for (way w : leaps)
        all = all | (stepped(set, turned_round(w)) & from);
    return all;
}
static expr leaper_attacks(const nb_pieces &pieces)
{
    return pawn_attacks(pieces.pawns.term, colour_of(pieces))
         | leapt(pieces.knights.term, KNIGHT) | leapt(pieces.king.term, KING);
}
static expr leapers_to(const nb_pieces &pieces, bv square)
{
    bv pawns = pieces.pawns.term;
    const expr from = colour_of(pieces) == 0
        ? leaping_to(square, pawns, WHITE_PAWN)
        : leaping_to(square, pawns, BLACK_PAWN);
    return from | leaping_to(square, pieces.knights.term, KNIGHT)
                | leaping_to(square, pieces.king.term, KING);
}

THEOREM(nb_pieces_of, "sets of one colour, by kind")
{
    const nb_quad quad = any_quad("quad");
    const expr all = term_of(quad);
    const unsigned colour = any_colour();
    for (int code : {1, 14, 15})
        suppose(truth(no_square_has(all, code)));
    const auto of = [&](int kind) {
        return set_of(all, 2 * kind + colour); };
    const nb_pieces pieces = nb_pieces_of(&quad, colour);
    same(pieces.colour, u32(colour).term);
    same(pieces.all, of(1) | of(2) | of(3) | of(4) | of(5) | of(6));
    same(pieces.pawns, of(1));
    same(pieces.knights, of(2));
    same(pieces.king, of(6));
    same(pieces.orthogonal, of(4) | of(5));
    same(pieces.diagonal, of(3) | of(5));
}
THEOREM(nb_leaper_attacks, "leapt, by kind and colour")
{
    const nb_pieces pieces = any_pieces("");
    same(nb_leaper_attacks(&pieces), leaper_attacks(pieces));
}
THEOREM(nb_leapers_to, "those that leap to a square")
{
    const nb_pieces pieces = any_pieces("");
    const u64 square = any<u64>("square");
    same(nb_leapers_to(&pieces, square), leapers_to(pieces, square.term));
}
THEOREM(nb_attacks, "of leapers and sliders")
{
    const nb_pieces pieces = any_pieces("");
    const u64 empty = any<u64>("empty");
    same(nb_attacks(&pieces, empty), leaper_attacks(pieces)
         | attacked_along(ORTHOGONAL, pieces.orthogonal.term, empty.term)
         | attacked_along(DIAGONAL, pieces.diagonal.term, empty.term));
}

/* What a king has to know. */
static void same(const nb_threats &actual, const nb_threats &expected)
{
    for (unsigned line = 0; line < 4; line++)
        same(actual.between[line], expected.between[line].term);
    same(actual.checkers, expected.checkers.term);
    same(actual.taboo, expected.taboo.term);
}
/* A king looks in a direction, over what is empty; sliders look back at
   it, and through it. */
static void meet(nb_threats &t, unsigned d, bv sight, bv slides,
                 bv sliders)
{
    t.between[d % 4] = u64(t.between[d % 4].term | (sight & slides));
    t.checkers = u64(t.checkers.term | (sight & sliders));
    t.taboo = u64(t.taboo.term | slides);
}
static void look(nb_threats &t, unsigned d, bv king, bv sliders,
                 bv empty)
{
    meet(t, d, attacked(king, empty, WAYS[d]),
         attacked(sliders, empty | king, turned_round(WAYS[d])),
         sliders);
}
static nb_threats threats(const nb_pieces &own, const nb_pieces &enemy)
{
    const expr empty = ~(own.all.term | enemy.all.term);
    bv king = own.king.term;
    nb_threats t = {{0, 0, 0, 0}, u64(leapers_to(enemy, king)),
                    u64(leaper_attacks(enemy))};
    for (unsigned d = 0; d < DIRECTIONS; d++)
        look(t, d, king, d % 4 < 2 ? enemy.orthogonal.term
                                   : enemy.diagonal.term, empty);
    return t;
}
static nb_threats any_threats()
{
    return {any_array<u64, 4>("between"), any<u64>("checkers"),
            any<u64>("taboo")};
}
THEOREM(nb_add_ray_threats, "of sight and slides, in a line of its own")
{
    nb_threats t = any_threats(), expected = t;
    const u64 sight = any<u64>("sight"), slides = any<u64>("slides");
    const u64 sliders = any<u64>("sliders");
    const unsigned d = any_direction();
    nb_add_ray_threats(&t, d, sight, slides, sliders);
    meet(expected, d, sight.term, slides.term, sliders.term);
    same(t, expected);
}
THEOREM(nb_add_line_threats, "both ways")
{
    nb_threats t = any_threats(), expected = t;
    const u64 king = any<u64>("king"), sliders = any<u64>("sliders");
    const u64 empty = any<u64>("empty");
    const unsigned up = one_of(any<u32>("up"), {0, 1, 2, 3});
    nb_add_line_threats(&t, up, king, sliders, empty);
    look(expected, up, king.term, sliders.term, empty.term);
    look(expected, up + 4, king.term, sliders.term, empty.term);
    same(t, expected);
}
#define THREATS(f)                                                   \
    THEOREM(f, "attacks that meet")                                  \
    {                                                                \
        const nb_pieces own = any_pieces("own ", 0);                       \
        const nb_pieces enemy = any_pieces("enemy ");                      \
        same(f(&own, &enemy), threats(own, enemy));                  \
    }
THREATS(nb_threats_plain)
THREATS(nb_threats_avx2)
THREATS(nb_threats_avx512)
THREATS(nb_threats_to)

static expr between(const nb_threats &t)
{
    return t.between[0].term | t.between[1].term | t.between[2].term
         | t.between[3].term;
}
THEOREM(nb_between, "on any line")
{
    const nb_threats t = any_threats();
    same(nb_between(&t), between(t));
}
THEOREM(nb_pinned, "own men on any line")
{
    const nb_threats t = any_threats();
    const nb_pieces own = any_pieces("own ", 0);
    same(nb_pinned(&t, &own), between(t) & own.all.term);
}
THEOREM(nb_pinned_across, "own men on any line but one")
{
    const nb_threats t = any_threats();
    const nb_pieces own = any_pieces("own ", 0);
    const unsigned d = any_direction();
    same(nb_pinned_across(&t, &own, d), between(t) & own.all.term
                                      & ~t.between[d % 4].term);
}
THEOREM(nb_targets, "all, or the checker and what is between, or none")
{
    const nb_threats t = any_threats();
    const nb_pieces own = any_pieces("own ", 0);
    const u64 empty = any<u64>("empty");
    bv checkers = t.checkers.term;
    same(nb_targets(&t, &own, empty),
         z3::ite(!any_from(checkers, 0), ~own.all.term,
         z3::ite(is_one_bit(checkers),
                 checkers | (between(t) & empty.term),
                 u64(0).term)));
}
THEOREM(nb_discoverers, "pinned to the other king by their own")
{
    const nb_pieces own = any_pieces("own "), enemy = any_pieces("enemy ", 0);
    same(nb_discoverers(&own, &enemy),
         between(threats(enemy, own)) & own.all.term);
}
