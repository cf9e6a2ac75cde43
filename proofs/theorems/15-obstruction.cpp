/* The theorems of chapter 15 on what one slider attacks. */
#include "prove.h"
#define LANES 1
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "bitscan.h"
#include "quad.h"
#include "fill.h"
#include "src/lanes.h"
#undef WITHOUT_CHANGES
#include "quads.h"
#include "ways.h"

/* The compiler's table, with places that are terms. */
#define _Alignas(bytes)
#define rays rays_of_squares
#include "../../tangled/src/rays.h"
#undef rays
namespace shipped {
struct rays_of_one {
    const std::uint64_t *row;
    symbolic::u64 operator[](const symbolic::u32 &direction) const
    {
        return row[symbolic::place(direction, proving::DIRECTIONS)];
    }
};
static const struct {
    rays_of_one operator[](const symbolic::u32 &square) const
    {
        return {rays_of_squares[symbolic::place(square, 64)]};
    }
} rays;
}
#include "src/obstruction.h" /* with its twins */

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bv;

static expr attacked_both_ways(bv slider, bv taken, unsigned line)
{
    return meaning::attacked(slider, ~taken, WAYS[line])
         | meaning::attacked(slider, ~taken, WAYS[line + 4]);
}
THEOREM(line_moves, "attacked, both ways, from each square")
{
    const unsigned square = split_up(64);
    const unsigned line = one_of(any<u32>("line"), {0, 1, 2, 3});
    const u64 taken = any<u64>("taken"), slider(1ull << square);
    same(line_moves(square, line, taken),
         attacked_both_ways(slider.term, taken.term, line));
}
/* Of line_moves, on two lines. */
#define MOVES(f, one, other)                                         \
    THEOREM(f, "line_moves of two lines")                            \
    {                                                                \
        const unsigned square = split_up(64);                        \
        const u64 taken = any<u64>("taken");                         \
        same(f(square, taken),                                       \
             (shipped::line_moves(square, one, taken)                \
              | shipped::line_moves(square, other, taken)).term);    \
    }
MOVES(orthogonal_moves, 0, 1)
MOVES(diagonal_moves, 2, 3)
