/* Each of these must fail, and the prover says why. */
#include "prove.h"
#include "swar.h" /* the copy, with its twins */

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bits;

THEOREM(nb_add64, "false")
{
    const u64 x = any<u64>("x");
    same(nb_add64(x, 1), x.term);
}
THEOREM(nb_sub64, "empty: compared with itself")
{
    const u64 x = any<u64>("x"), y = any<u64>("y");
    same(nb_sub64(x, y), nb_sub64(x, y).term);
}
THEOREM(nb_shl64, "narrower than what it asserts")
{
    const u64 x = any<u64>("x");
    const u32 k = any<u32>("k");
    where(k <= 2);
    holds(nb_shl64(x, k) == nb_shl64(x, k));
}
THEOREM(nb_shr64, "wider than what it asserts")
{
    const u64 x = any<u64>("x");
    const u32 k = any<u32>("k");
    where(k <= 4);
    holds(nb_shr64(x, k) == nb_shr64(x, k));
}
REFUTED(nb_neg64, "true")
{
    const u64 x = any<u64>("x");
    same(nb_neg64(x), meaning::lanes(meaning::negative, x.term));
}
THEOREM(overflow, "an int that may overflow")
{
    const i32 n = any<i32>("n");
    holds(n + 1 == n + 1);
}
THEOREM(shifted, "a shift that may be too far")
{
    const u64 x = any<u64>("x");
    const u32 k = any<u32>("k");
    suppose(k >= 64);
    holds(x << k == x << k);
}
THEOREM(negative_shifted, "a shift of what may be negative")
{
    const i32 n = any<i32>("n");
    holds(n << 1 == n << 1);
}
THEOREM(divided, "a division that may be by zero")
{
    const u32 n = any<u32>("n");
    holds(1 / n == 1 / n);
}
THEOREM(looked_up, "an index that may be too large")
{
    const symbolic::uint8_t_table table = {0, 1, 2};
    const u32 n = any<u32>("n");
    holds(table[n] == table[n]);
}
THEOREM(scanned, "zeros of what may be 0")
{
    const u64 x = any<u64>("x");
    holds(trailing_zeros(x) == trailing_zeros(x));
}
THEOREM(other_width, "words of two widths")
{
    const u64 x = any<u64>("x");
    same(bits(x.term, 7, 0), x.term);
}
THEOREM(other_widths, "words of two widths, added and cut")
{
    const u64 x = any<u64>("x");
    same(x, bits(x.term + bits(x.term, 7, 0), 3, 0));
}
THEOREM(no_condition, "a word for a condition")
{
    const u64 x = any<u64>("x");
    same(x, z3::ite(x.term, x.term, bits(x.term, 7, 0)));
}
THEOREM(endless, "a loop without end")
{
    const u64 x = any<u64>("x");
    while (x == x)
        holds(true);
}
THEOREM(unset, "a variable that nobody has set")
{
    u64 one, other;
    same(one, other.term);
}
THEOREM(too_wide, "a definition of which a part is not compared")
{
    const u64 x = any<u64>("x");
    same(u32(x), x.term);
}
REFUTED(too_wide_to_ask, "what no input contradicts")
{
    const u64 x = any<u64>("x");
    same(u32(x), x.term);
}
