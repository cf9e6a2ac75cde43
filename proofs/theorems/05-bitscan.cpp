/* The theorems of chapter 5. */
#include "prove.h"
#include "bitscan.h" /* the copy, with its twins */

using namespace proving;
using namespace under_test;
using namespace definitions;

#define BITS(f, ...)                                                 \
    THEOREM(f, #__VA_ARGS__)                                         \
    {                                                                \
        const u64 word = any<u64>("word");                           \
        bv x = word.term;                                            \
        same(f(word), word_of_bits(x, [&](unsigned i) {              \
            return __VA_ARGS__; }));                                 \
    }

BITS(nb_isolate_lsb, bit(x, i) && !any_below(x, i))
BITS(nb_reset_lsb, bit(x, i) && any_below(x, i))
BITS(nb_below_lsb, !any_up_to(x, i))
BITS(nb_up_to_lsb, !any_below(x, i))
BITS(nb_above_lsb, any_below(x, i))
BITS(nb_smear_up, any_up_to(x, i))
BITS(nb_smear_down, any_from(x, i))
BITS(nb_isolate_msb, bit(x, i) && !any_above(x, i))

#define INDEX(f, of, condition)                                      \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u64 word = any<u64>("word");                           \
        condition;                                                   \
        same(f(word), of(word.term));                                \
    }
#define LOWEST(f) INDEX(f, lowest_index, where(word != 0))
#define HIGHEST(f) INDEX(f, highest_index, where(word != 0))

INDEX(nb_exponent_of_double, highest_index_rounded, where(word != 0))
LOWEST(nb_lsb_loop)
LOWEST(nb_lsb_search)
LOWEST(nb_lsb_debruijn)
LOWEST(nb_lsb_separated)
LOWEST(nb_lsb_modulo)
LOWEST(nb_lsb_fold)
LOWEST(nb_lsb_double)
LOWEST(nb_lsb_popcount)
LOWEST(nb_lsb_builtin)
LOWEST(nb_lsb)
HIGHEST(nb_msb_loop)
HIGHEST(nb_msb_search)
HIGHEST(nb_msb_smeared)
HIGHEST(nb_msb_double)
HIGHEST(nb_msb_builtin)
HIGHEST(nb_msb)
INDEX(nb_lsb_or_64, lowest_index, )
INDEX(nb_msb_or_64, highest_index, )
THEOREM(nb_skip_low, "count, if lowest_index is not below it")
{
    const u64 word = any<u64>("word");
    const u32 count = any<u32>("count");
    suppose(count >= 1 && count <= 64);
    same(nb_skip_low(word, count),
         z3::ite(z3::uge(lowest_index(word.term), count.term),
                 count.term, u32(0).term));
}
THEOREM(nb_skip_high, "count, if highest_index is not below it")
{
    const u64 word = any<u64>("word");
    const u32 count = any<u32>("count");
    suppose(count <= 63);
    same(nb_skip_high(word, count), z3::ite(any_from(word.term, 0)
         && z3::uge(highest_index(word.term), count.term),
         count.term, u32(0).term));
}
INDEX(nb_top_of_run, highest_index,
      suppose(truth(is_run_from_0(word.term))))

THEOREM(nb_scan_forward, "lowest_index, if there is one")
{
    const u64 word = any<u64>("word");
    const u32 before = any<u32>("before");
    const expr found = any_from(word.term, 0);
    u32 index = before;
    same(nb_scan_forward(&index, word), found);
    same(index, z3::ite(found, lowest_index(word.term), before.term));
}
template <class Function>
void tells_apart(Function index, expr (*is_one)(bv))
{
    const u64 x = any<u64>("x"), y = any<u64>("y");
    suppose(truth(is_one(x.term) && is_one(y.term)));
    holds(index(x) < 64);
    holds(x == y || index(x) != index(y));
}
THEOREM(nb_debruijn_index, "of one bit, all different")
{
    tells_apart(nb_debruijn_index, is_one_bit);
}
THEOREM(nb_fold_index, "of one run, all different")
{
    tells_apart(nb_fold_index, is_run_from_0);
}

static u64 with_its_bytes(const u64 &x)
{
    total_by_bytes(x.term, 1, ones_of_bytes(x.term));
    cut(shipped::nb_byte_popcounts(x).term, ones_of_bytes(x.term),
        [](bv t) { return fields_at_most(t, 8, 8); });
    return x;
}
#define POPCOUNT(f)                                                  \
    THEOREM(f, "ones_of_word")                                       \
    {                                                                \
        const u64 word = with_its_bytes(any<u64>("word"));           \
        same(f(word), ones_of_word(word.term));                      \
    }

POPCOUNT(nb_popcount_swar)
POPCOUNT(nb_popcount)
INDEX(nb_popcount_builtin, ones_of_word, )
INDEX(nb_byte_popcounts, ones_of_bytes, )
THEOREM(nb_popcount_octal_u32, "ones_of_word")
{
    const u32 word = any<u32>("word");
    total_by_bytes(word.term, 1, ones_of_bytes(word.term));
    same(nb_popcount_octal_u32(word), ones_of_word(word.term));
}

static expr half_counted(const u32 &half)
{
    cut(shipped::nb_popcount_octal_u32(half).term,
        ones_of_word(half.term), [](bv t) {
            return z3::ule(t, number(t, 32, 32)); }, true);
    return ones_of_word(half.term);
}
THEOREM(nb_popcount_octal, "ones_of_word of both halves")
{
    const u64 word = any<u64>("word");
    same(nb_popcount_octal(word),
         half_counted(u32(word)) + half_counted(u32(word >> 32)));
}

/* A round of nb_popcount_kernighan, which is too long to be walked. */
THEOREM(kernighan_round, "takes one bit away")
{
    const u64 word = any<u64>("word");
    suppose(word != 0);
    same(ones_of_word(nb_reset_lsb(word).term) + u32(1).term,
         ones_of_word(word.term));
}
