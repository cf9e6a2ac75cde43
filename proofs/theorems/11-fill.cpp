/* The theorems of chapter 11 on fills. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#undef WITHOUT_CHANGES
#include "fill.h" /* the copy, with its twins */
#include "quads.h"
#include "ways.h"

using namespace proving;
using namespace under_test;
using namespace definitions;

THEOREM(nb_opposite, "turned_round")
{
    const unsigned d = any_direction();
    for (unsigned other = 0; other < DIRECTIONS; other++)
        if (places(WAYS[other]) == -places(WAYS[d]))
            same(nb_opposite(d), u32(other).term);
}
THEOREM(nb_stride, "places, whatever the sign")
{
    const unsigned d = any_direction();
    same(nb_stride(d), u32(std::abs(places(WAYS[d]))).term);
}
THEOREM(nb_shift, "moved")
{
    const u64 set = any<u64>("set");
    const unsigned d = any_direction();
    const unsigned n = one_of(any<u32>("steps"), {1, 2, 3, 4, 5, 6, 7});
    same(nb_shift(set, d, n), moved(set.term, n * places(WAYS[d])));
}
THEOREM(nb_landing, "landing")
{
    const unsigned d = any_direction();
    same(nb_landing(d), landing(u64().term, WAYS[d]));
}
THEOREM(nb_step, "stepped")
{
    const u64 set = any<u64>("set");
    const unsigned d = any_direction();
    same(nb_step(set, d), stepped(set.term, WAYS[d]));
}

#define FILL(f, of)                                                  \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u64 sliders = any<u64>("sliders");                     \
        const u64 empty = any<u64>("empty");                         \
        const unsigned d = any_direction();                          \
        same(f(d, sliders, empty),                                   \
             of(sliders.term, empty.term, WAYS[d]));                 \
    }
FILL(nb_fill_dumb7, filled)
FILL(nb_fill_kogge_stone, filled)
FILL(nb_occluded_fill, filled)
FILL(nb_slider_attacks, attacked)

#define ATTACKS(f, ...)                                              \
    THEOREM(f, #__VA_ARGS__)                                         \
    {                                                                \
        const u64 sliders = any<u64>("sliders");                     \
        const u64 empty = any<u64>("empty");                         \
        bv s = sliders.term, e = empty.term;                         \
        same(f(sliders, empty), __VA_ARGS__);                        \
    }
ATTACKS(nb_rook_attacks, attacked_along(ORTHOGONAL, s, e))
ATTACKS(nb_bishop_attacks, attacked_along(DIAGONAL, s, e))
ATTACKS(nb_queen_attacks, attacked_along(ORTHOGONAL, s, e)
                        | attacked_along(DIAGONAL, s, e))

/* Four boards at once. */
THEOREM(nb_quad_spread, "each board, and what is moved and free")
{
    nb_quad boards = any_quad("boards");
    const expr all = term_of(boards);
    const u64 free = any<u64>("free");
    const unsigned d = any_direction();
    const unsigned n = one_of(any<u32>("steps"), {1, 2, 4});
    nb_quad_spread(&boards, free, d, n);
    same(term_of(boards), lane_by_lane(all, [&](unsigned, bv board) {
        return board | (moved(board, n * places(WAYS[d]))
                        & free.term); }));
}
THEOREM(nb_quad_step, "each board stepped")
{
    nb_quad sets = any_quad("sets");
    const expr all = term_of(sets);
    const unsigned d = any_direction();
    nb_quad_step(&sets, d);
    same(term_of(sets), lane_by_lane(all, [&](unsigned, bv set) {
        return stepped(set, WAYS[d]); }));
}
THEOREM(nb_quad_fill_plain, "each board filled")
{
    nb_quad sliders = any_quad("sliders");
    const expr all = term_of(sliders);
    const u64 empty = any<u64>("empty");
    const unsigned d = any_direction();
    nb_quad_fill_plain(d, &sliders, empty);
    same(term_of(sliders), lane_by_lane(all, [&](unsigned, bv set) {
        return filled(set, empty.term, WAYS[d]); }));
}

/* All pieces of a quad as sliders, whatever they are. */
THEOREM(fifteen_codes, "codes_filled: they do not get mixed up")
{
    nb_quad quad = any_quad("quad");
    const expr before = term_of(quad);
    const unsigned d = any_direction();
    nb_quad_fill_plain(d, &quad, u64(set_of(before, 0)));
    same(term_of(quad), codes_filled(before, WAYS[d]));
}
