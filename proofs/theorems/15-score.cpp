/* The theorems of chapter 15 on numbers that lie across slices. */
#include "one_board.h"
#include "src/score.h" /* a copy, with its twins */
#include "ranks.h"
#include "score_theorems.h"

/* A file: its bits, by what each of them counts, modulo 128. */
static expr in_file(const octet &x, unsigned file)
{
    return z3::zext(meaning::bits(x.term, file, file), 6);
}
static expr weighed(const octet &x, unsigned file, unsigned weight)
{
    return in_file(x, file) * meaning::number(x.term, weight, 7);
}
static expr number_of(const score &s, unsigned file)
{
    return symbolic::total(LEVELS, [&](unsigned k) {
        return weighed(s.level[k], file, 1 << k); });
}
static expr added_to(const score &before, unsigned file,
                     const added &more)
{
    expr sum = number_of(before, file);
    for (const auto &[set, weight] : more)
        sum = sum + weighed(octet(set), file, weight);
    return sum;
}
static void same_sums(const score &after, const score &before,
                      const added &more)
{
    const unsigned file = split_up(8);
    same(number_of(after, file), added_to(before, file, more));
}
COUNTING_THEOREMS

THEOREM(count_seven, "each square of seven sets, if a target")
{
    score s = any_score();
    const score before = s;
    const auto all = any_sets<7>();
    const octet targets = any<octet>("targets");
    count_seven(&s, all, targets);
    same_sums(s, before, squares_in(all, 1, targets.term));
}
THEOREM(carry_one, "the sum of two bits, by digits")
{
    octet level = any<octet>("level");
    const octet before = level, x = any<octet>("x");
    const octet carry = carry_one(&level, x);
    const unsigned file = split_up(8);
    same(weighed(level, file, 1) + weighed(carry, file, 2),
         in_file(before, file) + in_file(x, file));
}
THEOREM(carry_two, "the sum of three bits, by digits")
{
    octet level = any<octet>("level");
    const octet before = level, x = any<octet>("x"), y = any<octet>("y");
    const octet carry = carry_two(&level, x, y);
    const unsigned file = split_up(8);
    same(weighed(level, file, 1) + weighed(carry, file, 2),
         in_file(before, file) + in_file(x, file) + in_file(y, file));
}
THEOREM(count_eights, "eight more")
{
    score s = any_score();
    const score before = s;
    const octet x = any<octet>("x");
    count_eights(&s, x);
    same_sums(s, before, {{x.term, 8}});
}
THEOREM(score_level, "its bits")
{
    const score s = any_score();
    const unsigned k = split_up(LEVELS);
    same(score_level(&s, k), bytes::ones(s.level[k].term));
}
/* So if no file overflows, the levels count what the files do. */
static expr in_16_bits(bv x) { return z3::zext(x, 16 - meaning::width(x)); }
THEOREM(files_add_up, "the bits of a level count what they do by files")
{
    const octet level = any<octet>("level");
    const unsigned weight = 1 << split_up(LEVELS);
    same(in_16_bits(bytes::ones(level.term))
             * meaning::number(level.term, weight, 16),
         symbolic::total(8, [&](unsigned file) {
             return in_16_bits(weighed(level, file, weight)); }));
}
