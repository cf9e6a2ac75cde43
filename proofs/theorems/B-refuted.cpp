/* What must be refuted, and what is true of it. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "signed.h" /* copies */
#include "swar.h"

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bv;

static u64 popular(const u64 &x)
{
    return (x - NB_L64) & ~x & NB_H64;
}
static expr exact(const u64 &x)
{
    return meaning::lanes(meaning::is_zero, x.term);
}
REFUTED(popular_flags, "is_zero")
{
    const u64 x = any<u64>("x");
    same(popular(x), exact(x));
}

REFUTED(nb_add, "sum, of any two words")
{
    const u32 x = any<u32>("x"), y = any<u32>("y");
    same(nb_add(x, y), meaning::sum(nibble(x), nibble(y)));
}
REFUTED(nb_sum_bytes, "total modulo 256")
{
    const u64 x = any<u64>("x");
    const expr sum = meaning::total(x.term, 8);
    same(nb_sum_bytes(x), meaning::bits(sum, 7, 0));
}
REFUTED(spoiled_table, "signed_value")
{
    const symbolic::int8_t_table value = {
        0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, 2, -1};
    const u32 x = any_nibble("nibble");
    const i32 entry = value[x];
    same(entry, meaning::signed_value(nibble(x)));
}
THEOREM(popular_has_a_flag, "if any lane is_zero")
{
    const u64 x = any<u64>("x");
    same((popular(x) != 0).term, exact(x) != u64(0).term);
}
THEOREM(popular_lowest_flag, "lowest_index of the exact flags")
{
    const u64 x = any<u64>("x");
    same(meaning::lowest_index(popular(x).term),
         meaning::lowest_index(exact(x)));
}
THEOREM(popular_misses_none, "is_zero, and perhaps more")
{
    const u64 x = any<u64>("x");
    same(popular(x).term & exact(x), exact(x));
}
