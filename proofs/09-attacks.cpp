/* The theorems of chapter 9 on attacks and what they are for. */
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
using shipped::nb_men, shipped::nb_threats;

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

/* Between two squares: some steps from one, and some before the other. */
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
    const u64 nibble = any<u64>("nibble"), pattern = any<u64>("pattern");
    suppose(nibble <= 15 && pattern >> 60 == 0);
    same(nb_if_zero(nibble, pattern),
         z3::ite(!any_from(nibble.term, 0), pattern.term, u64(0).term));
}
