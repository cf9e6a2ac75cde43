/*
 * recorded.h: a score that keeps what is counted. Its first level is
 * the number of a list. What counting does to a score as it is has its
 * theorems in 15-score*.cpp.
 */
#ifndef RECORDED_H
#define RECORDED_H
#include "ranks.h"

namespace proving {
struct counted {
    expr set;
    unsigned weight;
};
using counts = std::vector<counted>;
inline std::vector<counts> lists;

inline unsigned number_of(const octet &level)
{
    return level.term.simplify().get_numeral_uint64();
}
inline void keep(octet &level, const counts &more)
{
    lists.push_back(lists.at(number_of(level)));
    lists.back().insert(lists.back().end(), more.begin(), more.end());
    level = octet(symbolic::constant(lists.size() - 1, 8));
}
/* What was counted at last, and how many that are. */
inline counts last_counts;
inline expr last_total()
{
    return symbolic::context().bv_const("total", 64);
}
}
namespace shipped {
struct score {
    slice level[1];
};
inline void score_start(score *s)
{
    proving::lists.assign(1, {});
    s->level[0] = slice(symbolic::constant(0, 8));
}
inline void count_all_of(score *s, const slice *first, unsigned count,
                         unsigned weight, const proving::expr &only)
{
    proving::counts more;
    for (unsigned i = 0; i < count; i++)
        more.push_back({first[i].term & only, weight});
    proving::keep(s->level[0], more);
}
using sets_to_count = symbolic::memory<const slice>;
inline const slice *all_of(const sets_to_count &sets, unsigned count)
{
    if (sets.count < count)
        throw std::runtime_error("too few sets");
    return sets.first;
}
inline void count_five(score *s, const sets_to_count &sets)
{
    count_all_of(s, all_of(sets, 5), 5, 1, proving::all_files());
}
inline void count_fourfold(score *s, const sets_to_count &sets)
{
    count_all_of(s, all_of(sets, 2), 2, 4, proving::all_files());
}
inline void count_seven(score *s, const sets_to_count &sets,
                        const slice &targets)
{
    count_all_of(s, all_of(sets, 7), 7, 1, targets.term);
}
/* Chosen is all bits of a board, or none. */
inline symbolic::u64 score_sum(const score *s, const slice &chosen)
{
    using proving::no_files, proving::all_files;
    proving::last_counts = proving::lists.at(
        proving::number_of(s->level[0]));
    return symbolic::u64(
        z3::ite(chosen.term == all_files(), proving::last_total(),
        z3::ite(chosen.term == no_files(), proving::nothing(),
                symbolic::anything(64))));
}
}
#endif
