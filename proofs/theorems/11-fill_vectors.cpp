/* The theorems of chapter 11 on fills in vectors. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#include "wide.h"
#include "quad_avx2.h"
#include "fill.h"
#undef WITHOUT_CHANGES
#include "fill_vectors.h" /* with its twins */
#include "quads.h"
#include "ways.h"

using namespace proving;
using namespace under_test;
using namespace definitions;
using symbolic::m128, symbolic::m256, symbolic::m512, symbolic::part;

/* The same in each lane. */
#define AHEAD(f, vector)                                             \
    THEOREM(f, "each lane moved")                                    \
    {                                                                \
        const vector sets = any<vector>("sets");                     \
        const unsigned d = any_direction();                          \
        const unsigned n = one_of(any<u32>("steps"), {1, 2, 4});     \
        same(f(sets, d, n), lane_by_lane(sets.term,                  \
            [&](unsigned, bv set) {                                  \
                return moved(set, n * places(WAYS[d])); }));         \
    }
#define SPREAD(f, vector)                                            \
    THEOREM(f, "each lane, and what is moved and free")              \
    {                                                                \
        const vector sets = any<vector>("sets");                     \
        const vector free = any<vector>("free");                     \
        const unsigned d = any_direction();                          \
        const unsigned n = one_of(any<u32>("steps"), {1, 2, 4});     \
        same(f(sets, free, d, n), lane_by_lane(sets.term,            \
            [&](unsigned lane, bv set) {                             \
                return set | (moved(set, n * places(WAYS[d]))        \
                              & part(free.term, 64, lane)); }));     \
    }
AHEAD(nb_shift_sse2, m128)
AHEAD(nb_shift_avx2, m256)
SPREAD(nb_spread_sse2, m128)
SPREAD(nb_spread_avx2, m256)

static expr each_filled(bv sets, bv empty, unsigned d)
{
    return lane_by_lane(sets, [&](unsigned, bv set) {
        return filled(set, empty, WAYS[d]); });
}
THEOREM(nb_quad_fill_sse2, "each board filled")
{
    nb_quad sliders = any_quad("sliders");
    const expr before = term_of(sliders);
    const u64 empty = any<u64>("empty");
    const unsigned d = any_direction();
    nb_quad_fill_sse2(d, &sliders, empty);
    same(term_of(sliders), each_filled(before, empty.term, d));
}
THEOREM(nb_quad_fill_avx2, "each board filled")
{
    const m256 sliders = any<m256>("sliders");
    const u64 empty = any<u64>("empty");
    const unsigned d = any_direction();
    same(nb_quad_fill_avx2(d, sliders, empty),
         each_filled(sliders.term, empty.term, d));
}

/* Each lane in a direction of its own, from one direction on. */
static expr count_of(int places)
{
    return u64(std::abs(places)).term;
}
THEOREM(nb_strides_avx2, "places of the first four directions")
{
    same(nb_strides_avx2(), symbolic::joined(4, [](unsigned d) {
        return count_of(places(WAYS[d])); }));
}
THEOREM(nb_rotations_avx512, "places of all directions, modulo 64")
{
    same(nb_rotations_avx512(), symbolic::joined(8, [](unsigned d) {
        return u64((64 + places(WAYS[d])) % 64).term; }));
}
THEOREM(nb_landing_avx2, "landing of four directions")
{
    const unsigned first = one_of(any<u32>("first"), {0, 4});
    same(nb_landing_avx2(first), lane_by_lane(m256().term,
        [&](unsigned lane, bv like) {
            return landing(like, WAYS[first + lane]); }));
}
THEOREM(nb_landing_avx512, "all squares stepped, in all directions")
{
    same(nb_landing_avx512(), lane_by_lane(m512().term,
        [](unsigned lane, bv) {
            return stepped(u64(-1).term, WAYS[lane]); }));
}

#define SPREAD_EACH(f, vector, ...)                                  \
    THEOREM(f, "each lane, and what is moved and free")              \
    {                                                                \
        const vector sets = any<vector>("sets");                     \
        const vector free = any<vector>("free");                     \
        const vector by = any<vector>("places");                     \
        suppose(truth(fields_at_most(by.term, 64, 63)));             \
        same(f(sets, free, by), lane_by_lane(sets.term,              \
            [&](unsigned lane, bv set) {                             \
                const expr n = part(by.term, 64, lane);              \
                return set | (__VA_ARGS__                            \
                              & part(free.term, 64, lane)); }));     \
    }
SPREAD_EACH(nb_spread_up_avx2, m256, z3::shl(set, n))
SPREAD_EACH(nb_spread_down_avx2, m256, z3::lshr(set, n))
SPREAD_EACH(nb_spread_avx512, m512, rotated(set, n))

#define EACH_WAY(f, vector, first, of)                               \
    THEOREM(f, "each lane " #of)                                     \
    {                                                                \
        const vector sliders = any<vector>("sliders");               \
        const vector empty = any<vector>("empty");                   \
        same(f(sliders, empty), lane_by_lane(sliders.term,           \
            [&](unsigned lane, bv set) {                             \
                return of(set, part(empty.term, 64, lane),           \
                          WAYS[first + lane]); }));                  \
    }
EACH_WAY(nb_fill_up_avx2, m256, 0, filled)
EACH_WAY(nb_fill_down_avx2, m256, 4, filled)
EACH_WAY(nb_fill_avx512, m512, 0, filled)
EACH_WAY(nb_attacks_up_avx2, m256, 0, attacked)
EACH_WAY(nb_attacks_down_avx2, m256, 4, attacked)
EACH_WAY(nb_attacks_avx512, m512, 0, attacked)

/* From rooks and bishops to lanes, and from lanes to one set. */
static const bool IS_DIAGONAL[] = {false, false, true, true,
                                   false, false, true, true};
#define SLIDERS(f, count)                                            \
    THEOREM(f, "by direction, one or the other")                     \
    {                                                                \
        const u64 orthogonal = any<u64>("orthogonal");               \
        const u64 diagonal = any<u64>("diagonal");                   \
        same(f(orthogonal, diagonal),                                \
             symbolic::joined(count, [&](unsigned lane) {            \
                 return IS_DIAGONAL[lane] ? diagonal.term            \
                                          : orthogonal.term; }));    \
    }
SLIDERS(nb_sliders_avx2, 4)
SLIDERS(nb_sliders_avx512, 8)
THEOREM(nb_union_avx2, "in any lane")
{
    const m256 sets = any<m256>("sets");
    same(nb_union_avx2(sets), squares(sets.term, [&](unsigned i) {
        return any_from(code_on(sets.term, i), 0); }));
}
THEOREM(nb_lines_avx512, "in a lane or the one four higher")
{
    const m512 sets = any<m512>("sets");
    same(nb_lines_avx512(sets), part(sets.term, 256, 0)
                              | part(sets.term, 256, 1));
}
#define ALL_ATTACKS(f)                                               \
    THEOREM(f, "attacked_along all ways")                            \
    {                                                                \
        const shipped::nb_sliders s = {any<u64>("orthogonal"),       \
                                       any<u64>("diagonal"),         \
                                       any<u64>("empty")};           \
        same(f(&s), attacked_along(ORTHOGONAL, s.orthogonal.term,    \
                                   s.empty.term)                     \
                  | attacked_along(DIAGONAL, s.diagonal.term,        \
                                   s.empty.term));                   \
    }
ALL_ATTACKS(nb_all_attacks_avx2)
ALL_ATTACKS(nb_all_attacks_avx512)
