/* The theorems of chapter 15 on adding up with a count of bytes. */
#define SLICE_HAS_POPCOUNT 1
#include "one_board.h"
#include "src/score.h" /* a copy, with its twins */
#include "ranks.h"
#include "score_theorems.h"

/* A byte: what has been counted, modulo 256. */
static expr value_of(const score &s)
{
    return symbolic::total(LEVELS, [&](unsigned k) {
        return s.level[k].term * meaning::number(s.level[k].term, 1 << k,
                                                 8); });
}
static void same_sums(const score &after, const score &before,
                      const added &more)
{
    expr sum = value_of(before);
    for (const auto &[set, weight] : more)
        sum = sum + bytes::ones(set) * meaning::number(set, weight, 8);
    same(value_of(after), sum);
}
COUNTING_THEOREMS

THEOREM(count_set, "the squares of a set, on a level")
{
    score s = any_score();
    const score before = s;
    const octet x = any<octet>("x");
    const unsigned k = split_up(LEVELS);
    count_set(&s, k, x);
    for (unsigned other = 0; other < LEVELS; other++)
        same(s.level[other], other == k
            ? before.level[k].term + bytes::ones(x.term)
            : before.level[other].term);
}
THEOREM(score_level, "what was counted")
{
    const score s = any_score();
    const unsigned k = split_up(LEVELS);
    same(score_level(&s, k), s.level[k].term);
}
/* How many of seven sets have a square that is a target: its digits. */
static expr digit_of_sum(const sets<7> &all, bv targets, unsigned k)
{
    return meaning::word_of_bits(targets, [&](unsigned file) {
        const expr sum = symbolic::total(7, [&](unsigned i) {
            return z3::zext(meaning::bits(all[i].term, file, file), 2); });
        return meaning::bit(targets, file) && meaning::bit(sum, k); });
}
THEOREM(count_seven, "the squares of seven sets that are targets")
{
    score s = any_score();
    const score before = s;
    const auto all = any_sets<7>();
    const octet targets = any<octet>("targets");
    count_seven(&s, all, targets);
    const unsigned k = split_up(LEVELS);
    same(s.level[k], before.level[k].term
        + bytes::ones(digit_of_sum(all, targets.term, k)));
}
