/* score_theorems.h: theorems of a score, however it is kept. */
using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bv;
using shipped::score;
enum { LEVELS = shipped::SCORE_LEVELS };

/* Slices, and how much each of their bits counts. */
using added = std::vector<std::pair<expr, unsigned>>;
template <std::size_t count> using sets = symbolic::array<octet, count>;

static octet some_octet(const char *name, unsigned i)
{
    return any<octet>((name + std::to_string(i)).c_str());
}
static score any_score()
{
    score s;
    for (unsigned k = 0; k < LEVELS; k++)
        s.level[k] = some_octet("level ", k);
    return s;
}
template <std::size_t count> static sets<count> any_sets()
{
    sets<count> all;
    for (unsigned i = 0; i < count; i++)
        all[i] = some_octet("set ", i);
    return all;
}
template <std::size_t count>
static added squares_in(const sets<count> &all, unsigned weight, bv only)
{
    added squares;
    for (const octet &set : all.entries)
        squares.emplace_back(set.term & only, weight);
    return squares;
}
#define COUNTS(f, count, weight)                                     \
    THEOREM(f, "each square of " #count " sets, counted " #weight)   \
    {                                                                \
        score s = any_score();                                       \
        const score before = s;                                      \
        const auto all = any_sets<count>();                          \
        f(&s, all);                                                  \
        same_sums(s, before, squares_in(all, weight, all_files()));  \
    }
#define COUNTING_THEOREMS                                            \
    COUNTS(count_five, 5, 1)                                         \
    COUNTS(count_fourfold, 2, 4)                                     \
    THEOREM(count_number, "ones, twos and fours")                    \
    {                                                                \
        score s = any_score();                                       \
        const score before = s;                                      \
        const auto all = any_sets<3>();                              \
        count_number(&s, all[0], all[1], all[2]);                    \
        same_sums(s, before, {{all[0].term, 1}, {all[1].term, 2},    \
                              {all[2].term, 4}});                    \
    }

THEOREM(score_start, "nothing")
{
    score s = any_score();
    score_start(&s);
    for (const octet &level : s.level.entries)
        same(level, symbolic::constant(0, 8));
}
/* More than a byte, if need be. */
THEOREM(score_sum, "the levels, each by its weight, if chosen")
{
    const score s = any_score();
    const octet chosen = any<octet>("chosen");
    same(score_sum(&s, chosen), symbolic::total(LEVELS, [&](unsigned k) {
        return z3::zext(shipped::score_level(&s, k).term & chosen.term, 56)
             * meaning::number(chosen.term, 1 << k, 64); }));
}
